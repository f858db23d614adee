import type { GoneCards } from '@/systems/gathering-storm/cards/gone-cards';
import { printRanges } from '@/systems/gathering-storm/cards/number-ranges';
import voice from '@/ui/type.module.css';

/** "72 gone, 144 may still come". */
export function sayGone({ gone, left, rule }: GoneCards) {
  const out = gone.length > 0 ? `${printRanges(gone)} gone` : 'none gone';
  const come = left && (left.length > 0 ? `, ${printRanges(left)} may still come` : ', no other in the deck');
  return (
    <>
      {out}
      {come} <span className={voice.rule}>{rule}</span>
    </>
  );
}
