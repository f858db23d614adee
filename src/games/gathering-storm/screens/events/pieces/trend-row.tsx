import { TRENDS } from '@/games/gathering-storm/rules/cards/card';
import { printSigned } from '@/games/gathering-storm/rules/vocabulary';
import { Choices } from '@/ui/form/choices';
import { LedgerRow } from '@/ui/sheet/ledger-form';

const OPTIONS = TRENDS.map((value) => ({ value: String(value), label: printSigned(value) }));

/** The economic trend of a general card, before its general event. @rule GS 9.21 */
export function TrendRow({ trend, onChange }: { trend: number; onChange: (trend: number) => void }) {
  return (
    <LedgerRow label="Trend" hint="moves the climate">
      <Choices
        label="Economic trend"
        options={OPTIONS}
        value={String(trend)}
        onChange={(value) => onChange(Number(value))}
      />
    </LedgerRow>
  );
}
