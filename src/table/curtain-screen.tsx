import { useActions } from '@/store/context';
import { Curtain } from '@/ui/curtain';
import { useFace } from './face';
import { useTable } from './use-table';

/** The shut lid: whom the device is passed to, and nothing else. */
export function CurtainScreen({ person }: { person: string }) {
  const actions = useActions();
  const { marks, phaseOf, printTurn } = useFace();
  const { open } = useTable();
  const seats = open.seats.filter((seat) => seat.powers.length > 0);
  const seat = seats.find((item) => item.person === person);
  return (
    <Curtain
      when={`${printTurn(open.turn)}, ${phaseOf(open.step)}`}
      order={seats.map((item) => ({ name: item.person, now: item.person === person }))}
      name={person}
      powers={(seat?.powers ?? []).flatMap((name) => {
        const mark = marks[name];
        return mark ? [{ name, mark }] : [];
      })}
      lead="Everyone else, eyes on the board. The round visits everyone, always in this order."
      onOpen={() => void actions.openPapers()}
      onBack={actions.raiseCurtain}
    />
  );
}
