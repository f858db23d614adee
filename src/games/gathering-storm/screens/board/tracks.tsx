import { signOfTotal } from '@/games/gathering-storm/rules/say/names';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { readTotal } from '@/games/gathering-storm/rules/totals';
import { knowsIndex } from '@/games/gathering-storm/rules/totals/aggression-index';
import { climateLimits } from '@/games/gathering-storm/rules/totals/tracks';
import { DialTrack } from '@/ui/figure/dial-track';
import { StepTrack } from '@/ui/figure/step-track';
import { SumTrack } from '@/ui/figure/sum-track';
import { useTable } from '../use-table';

/** Climate, index and balance as instruments; each opens into its lines. */
export function Tracks({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { open } = useTable();
  const climate = readTotal(open, 'climate').value;
  const index = readTotal(open, 'index');
  const known = readKnownBalance(open);
  const limits = climateLimits(open);
  const lines = index.lines.map((line) => ({
    text: line.words,
    amount: line.amount,
    state: line.until === 'turn' ? ('turn' as const) : ('standing' as const),
  }));
  return (
    <>
      <StepTrack
        title="Economic Climate"
        total={totalOf.climate}
        value={climate}
        min={Math.max(limits.min, Math.min(-3, climate))}
        max={Math.min(limits.max, Math.max(3, climate))}
        low="Adverse"
        high="Favorable"
        onWhy={() => onOpen('why:climate')}
      />
      <SumTrack
        title="European Aggression Index"
        total={totalOf.index}
        value={knowsIndex(open) ? index.value : null}
        sign={signOfTotal(totalOf.index)}
        lines={lines}
        empty={knowsIndex(open) ? 'Nothing counts toward it yet' : 'Not entered yet'}
        onWhy={() => onOpen('why:index')}
      />
      <DialTrack
        title="Balance of Power"
        total={totalOf.balance}
        value={known}
        words={sayBalance(known)}
        onWhy={() => onOpen('why:balance')}
      />
    </>
  );
}

/** The balance as far as the table has told it; a game under way begins with none. @rule GS 18.21B */
export const readKnownBalance = (open: OpenState): number | null => {
  const { value, lines } = readTotal(open, totalOf.balance);
  return open.balance === null && lines.length === 1 ? null : value;
};

/** "2 to the Axis". @rule GS 18.21B */
export function sayBalance(value: number | null): string {
  if (value === null) return 'Not entered yet';
  if (value === 0) return 'Even';
  return `${Math.abs(value)} to the ${value > 0 ? 'Axis' : 'Allies'}`;
}
