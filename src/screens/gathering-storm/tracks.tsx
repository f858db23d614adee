import { readTotal } from '@/systems/gathering-storm/totals';
import { climateLimits } from '@/systems/gathering-storm/totals/tracks';
import { DialTrack } from '@/ui/dial-track';
import { StepTrack } from '@/ui/step-track';
import { SumTrack } from '@/ui/sum-track';
import { useTable } from './use-table';

/** Climate, index and balance as instruments; each opens into its lines. */
export function Tracks({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { open } = useTable();
  const climate = readTotal(open, 'climate').value;
  const index = readTotal(open, 'index');
  const balance = readTotal(open, 'balance').value;
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
        value={climate}
        min={Math.max(limits.min, Math.min(-3, climate))}
        max={Math.min(limits.max, Math.max(3, climate))}
        low="Adverse"
        high="Favorable"
        onWhy={() => onOpen('why:climate')}
      />
      <SumTrack
        title="European Aggression Index"
        value={index.value}
        lines={lines}
        empty="No source counts yet"
        onWhy={() => onOpen('why:index')}
      />
      <DialTrack
        title="Balance of Power"
        value={balance}
        words={sayBalance(open.balance === null ? null : balance)}
        onWhy={() => onOpen('why:balance')}
      />
    </>
  );
}

/** "2 to the Axis". @rule GS 18.21B */
export function sayBalance(value: number | null): string {
  if (value === null) return 'Not entered yet';
  if (value === 0) return 'Even';
  return `${Math.abs(value)} to the ${value > 0 ? 'Axis' : 'Allies'}`;
}
