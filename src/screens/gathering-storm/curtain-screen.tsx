import { useActions } from '@/store/context';
import { stepAt } from '@/systems/gathering-storm/phases';
import { printTurn } from '@/systems/gathering-storm/vocabulary';
import { Curtain } from '@/ui/curtain';
import { MARKS } from './marks';
import { useTable } from './use-table';

/** The shut lid: whom the device is passed to, and nothing else. */
export function CurtainScreen({ person }: { person: string }) {
  const actions = useActions();
  const { open } = useTable();
  const seats = open.seats.filter((seat) => seat.powers.length > 0);
  const seat = seats.find((item) => item.person === person);
  return (
    <Curtain
      when={`${printTurn(open.turn)}, ${stepAt(open.step).phase}`}
      order={seats.map((item) => ({ name: item.person, now: item.person === person }))}
      name={person}
      powers={(seat?.powers ?? []).map((power) => ({ name: power, mark: MARKS[power] }))}
      lead="Everyone else, eyes on the board. The round visits everyone, always in this order."
      onOpen={() => void actions.openPapers()}
      onBack={actions.raiseCurtain}
    />
  );
}
