import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { surplusLeft } from '@/games/storm-over-asia/rules/united-front/surplus';
import type { Command } from '@/kernel/game';
import { CommandFields } from '@/table/command-fields';
import { CommandSheet } from '@/table/command-sheet';
import { useTable } from '@/table/use-table';
import { useDraftState } from '@/ui/form/draft-state';

/** What the table knows of the United Front from its own sheet; the conversions are counted by the app. @rule SOA 32 */
export function FrontForm({ onClose }: { onClose: () => void }) {
  const { open } = useTable<OpenState>();
  const left = surplusLeft(open) ?? undefined;
  const { exists, entered, allJoined, surplusAt } = open.front;
  const [front, setFront] = useDraftState<Command>('front', {
    type: 'set-front',
    exists,
    entered,
    allJoined,
    surplus: left,
  });
  const { surplus, ...facts } = front;
  return (
    <CommandSheet
      title="United Front"
      note="What its own sheet says. Turned warlord flags are counted here (SOA 26.22)."
      // The remaining surplus is unchanged, or follows the level, unless another number is entered.
      command={surplus === undefined || surplus === left ? facts : front}
      doneLabel="Enter it"
      onClose={onClose}
    >
      <CommandFields
        command={front}
        asks={{
          exists: { label: 'It exists', name: 'The United Front exists', hint: 'SOA 32' },
          entered: { label: 'Level', name: 'Level before warlord flags', hint: 'before warlord flags' },
          allJoined: { label: 'Every Communist flag has joined', hint: 'SOA 26.212' },
          surplus: {
            hint: `SOA 32.72; ${left === undefined ? 'of this turn' : surplusAt === undefined ? 'what is left of it' : 'what is left: it follows the level'}`,
          },
        }}
        onChange={setFront}
      />
    </CommandSheet>
  );
}
