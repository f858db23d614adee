import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import { signed } from '@/ui/figure/signed';
import { Icon } from '@/ui/mark/icon';
import voice from '@/ui/type.module.css';
import { addLine, isSecret, supportLine, toggleSecret } from './shorthand';
import styles from './write.module.css';

interface QuickSupportProps {
  power: Power;
  text: string;
  onText: (text: string) => void;
}

const AMOUNTS = [-2, -1, 1, 2];

/** What most cards print, one tap each: an amount of this power’s support, and whether it is secret. */
export function QuickSupport({ power, text, onText }: QuickSupportProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that write words are no fields of a set
    <div className={styles.quick} role="group" aria-label="Write it with a tap">
      <span className={voice.label}>Support</span>
      {AMOUNTS.map((amount) => (
        <button
          key={amount}
          type="button"
          aria-label={`Write: ${supportLine(power, amount)}`}
          onClick={() => onText(addLine(text, supportLine(power, amount)))}
        >
          {signed(amount)}
        </button>
      ))}
      <button type="button" aria-pressed={isSecret(text)} onClick={() => onText(toggleSecret(text))}>
        <Icon name="lock" small />
        Secret
      </button>
    </div>
  );
}
