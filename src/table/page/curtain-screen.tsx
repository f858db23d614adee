import { useAppStore } from '@/store/context';
import { Curtain } from '@/ui/page/curtain';
import { useGameUi } from '../game-ui';
import { useTableActs } from '../use-acts';
import { useTable } from '../use-table';

const ROUND = 'The round visits everyone, always in this order.';
const sayAlone = (person: string) =>
  `Only ${person} reads papers now; then the device comes back to the table.`;

/** The curtain: shows only whom to pass the device to. */
export function CurtainScreen({ person }: { person: string }) {
  const acts = useTableActs();
  const { marks, phaseOf, printTurn, roundDue } = useGameUi();
  const { open } = useTable();
  const seats = open.seats.filter((seat) => seat.powers.length > 0);
  const seat = seats.find((item) => item.person === person);
  // Papers opened between two rounds are opened alone, outside the round. So are those of one of several with phones.
  const link = useAppStore((state) => state.link);
  const inRound = link === null && (roundDue?.(open) ?? false);
  return (
    <Curtain
      when={`${printTurn(open.turn)}, ${phaseOf(open.step)}`}
      order={inRound ? seats.map((item) => ({ name: item.person, now: item.person === person })) : []}
      name={person}
      powers={(seat?.powers ?? []).flatMap((name) => {
        const mark = marks[name];
        return mark ? [{ name, mark }] : [];
      })}
      lead={`Everyone else, eyes on the board. ${inRound ? ROUND : sayAlone(person)}`}
      onOpen={acts.openPapers}
      onBack={acts.raiseCurtain}
    />
  );
}
