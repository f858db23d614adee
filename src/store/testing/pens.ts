import { FREE_PEN, type Pen, type Pens } from '@/kernel/ports';

/** Windows that cannot be told apart. */
export const FREE_PENS: Pens = { take: async () => FREE_PEN };

/** One pen a table for all windows of a device: whoever waits gets it once what was decided elsewhere is written. */
export function createOnePen(): Pens {
  const holding = new Map<string, { pen: Pen; whenWritten: () => Promise<void> }>();
  return {
    async take(id, whenWritten, waits) {
      const other = holding.get(id);
      if (other?.pen.held()) {
        if (!waits) return null;
        await other.whenWritten();
        other.pen.putDown();
      }
      let holds = true;
      const pen: Pen = {
        held: () => holds,
        putDown() {
          holds = false;
        },
      };
      holding.set(id, { pen, whenWritten });
      return pen;
    },
  };
}
