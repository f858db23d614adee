import { isWholeHex, mayBecomeHex, parseHex } from '@/games/goss/rules/hex';
import { useTable } from '@/table/use-table';
import { useDraftState } from '@/ui/form/draft-state';
import { KeyPad } from '@/ui/form/key-pad';

/** A hex while it is typed. */
export interface HexTyping {
  typed: string;
  type: (typed: string) => void;
  /** The normalized hex, or null until it is complete. */
  hex: string | null;
  /** What is missing until then. */
  waits: string | null;
  /** It can no longer become a hex: how hexes are written. */
  error: string | undefined;
}

/** Reads a hex as it is typed. Does not cut input off: what cannot become a hex is reported at once. */
export function useHexTyping(begin = ''): HexTyping {
  const [typed, type] = useDraftState('hex', begin);
  const read = parseHex(typed);
  const forms = read.ok ? null : (read.refusal.allowed ?? read.refusal.message);
  return {
    typed,
    type,
    hex: read.ok ? read.value : null,
    waits: typed.trim() === '' ? 'Type the hex first.' : forms,
    error: forms !== null && !mayBecomeHex(typed) ? forms : undefined,
  };
}

/** The letters that the newest hex of this table began with. */
function useStem(): string | undefined {
  const { table } = useTable();
  const hexOf = (row: (typeof table.rows)[number]) => row.entry.open?.command.hex;
  const newest = table.rows.findLast((row) => row.stands && typeof hexOf(row) === 'string');
  return newest && /^[A-Z]+/.exec(String(hexOf(newest)).trim().toUpperCase())?.[0];
}

interface HexPadProps {
  label: string;
  hex: HexTyping;
  /** The player tried to continue without it: also shows what is missing. */
  tried?: boolean;
  /** The last of four digits was tapped, or Enter was pressed. */
  onWhole?: () => void;
}

/** Large keys for a hex as printed on the map, with what is wrong with it. */
export function HexPad({ label, hex, tried, onWhole }: HexPadProps) {
  const stem = useStem();
  const error = hex.error ?? (tried && hex.hex === null ? (hex.waits ?? undefined) : undefined);
  return (
    <KeyPad
      label={label}
      value={hex.typed}
      letters
      note="as the map prints it"
      stem={stem}
      error={error}
      onChange={hex.type}
      onKey={(typed) => isWholeHex(typed) && onWhole?.()}
      onEnter={() => hex.hex !== null && onWhole?.()}
    />
  );
}
