import { printTurn } from '@/games/gathering-storm/rules/vocabulary';
import { Choices } from '@/ui/form/choices';
import { useTable } from '../use-table';

const TURNS_BACK = 4;

interface WhenProps {
  label: string;
  /** Null until it is entered. */
  value: number | null;
  onChange: (turn: number) => void;
}

/** This turn or one of the last, for what happened before it was recorded. */
export function When({ label, value, onChange }: WhenProps) {
  const { open } = useTable();
  const turns = Array.from({ length: TURNS_BACK }, (_, back) => open.turn - back).filter((turn) => turn > 0);
  return (
    <Choices
      label={label}
      options={turns.map((turn) => ({
        value: String(turn),
        label: turn === open.turn ? 'This turn' : printTurn(turn),
      }))}
      value={value === null ? null : String(value)}
      onChange={(turn) => onChange(Number(turn))}
    />
  );
}
