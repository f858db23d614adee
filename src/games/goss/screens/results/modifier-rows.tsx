import { MOST_MODIFIERS } from '@/games/goss/rules/results/check';
import { WHENS } from '@/games/goss/rules/results/table';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { TextField } from '@/ui/form/field';
import { Ticks } from '@/ui/form/ticks';
import lay from '@/ui/lay.module.css';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import { changeModifier, type DraftModifier } from './draft';
import type { Found } from './fixes';
import { RowMistakes } from './mistake-list';
import styles from './results.module.css';
import { WHEN_WORDS } from './results-ledger';
import type { Editing } from './use-editing';

/** The modifiers of the roll, from the card. @rule GOSS 23.1.1a */
export function ModifierRows({ editing }: { editing: Editing }) {
  const { draft, shown, write } = editing;
  const most = draft.modifiers.length >= MOST_MODIFIERS;
  return (
    <Sheet title="Modifiers">
      {draft.modifiers.length === 0 && (
        <p className={styles.none}>No modifiers. Add those of the card, if it has any.</p>
      )}
      <ol className={cx(lay.ruled, styles.rows)}>
        {draft.modifiers.map((modifier, at) => (
          <ModifierRow
            key={modifier.id}
            modifier={modifier}
            number={at + 1}
            wrong={shown.filter((item) => item.modifier === modifier.id)}
            onChange={(part) => write(changeModifier(draft, modifier.id, part))}
            onTake={() => editing.takeModifier(modifier.id)}
          />
        ))}
      </ol>
      <div className={cx(lay.foot, styles.foot)}>
        <Button
          data-add-modifier=""
          icon="plus"
          disabled={most}
          why={`A table has at most ${MOST_MODIFIERS} modifiers.`}
          onClick={editing.addModifier}
        >
          Add a modifier
        </Button>
      </div>
    </Sheet>
  );
}

interface ModifierRowProps {
  modifier: DraftModifier;
  number: number;
  wrong: readonly Found[];
  onChange: (part: Partial<DraftModifier>) => void;
  onTake: () => void;
}

const SIGNS = [
  { value: '+', label: '+' },
  { value: '−', label: '−' },
] as const;
const WHEN_OPTIONS = WHENS.map((value) => ({ value, label: WHEN_WORDS[value] }));

function ModifierRow({ modifier, number, wrong, onChange, onTake }: ModifierRowProps) {
  const { id, amount, words, when, clock } = modifier;
  const minus = /^\s*[-−–]/.test(amount);
  const plain = amount.replace(/^\s*[+\-−–]\s*/, '');
  const wrongId = `wrong-${id}`;
  const described = wrong.length > 0 ? { 'aria-describedby': wrongId } : {};
  return (
    <li data-modifier={id}>
      {/* biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a row */}
      <div className={styles.modifier} role="group" aria-label={`Modifier ${number}`}>
        <span className={styles.number}>Modifier {number}</span>
        <div className={styles.amount}>
          <Choices
            label="Adds or subtracts"
            options={SIGNS}
            value={minus ? '−' : '+'}
            onChange={(sign) => onChange({ amount: sign + plain })}
          />
          <TextField
            {...described}
            label="Amount"
            hideLabel
            big
            inputMode="numeric"
            className={styles.two ?? ''}
            value={plain}
            // A sign that is typed turns the choice.
            onChange={(text) =>
              onChange({ amount: /^\s*[+\-−–]/.test(text) ? text : (minus ? '−' : '+') + text })
            }
          />
        </div>
        <TextField
          {...described}
          label="What for"
          className={styles.what ?? ''}
          value={words}
          onChange={(text) => onChange({ words: text })}
        />
        <Choices
          label="Which column"
          options={WHEN_OPTIONS}
          value={when}
          onChange={(value) => onChange({ when: value })}
        />
        <Ticks
          label="By the clock"
          options={[{ value: 'night', label: 'Ticked at night' }]}
          values={clock ? [clock] : []}
          onChange={([at]) => onChange({ clock: at })}
        />
        <Button look="quiet" icon="trash" className={styles.take ?? ''} onClick={onTake}>
          Take it away<span className={voice.hidden}>: modifier {number}</span>
        </Button>
      </div>
      <RowMistakes id={wrongId} items={wrong} onMend={() => undefined} />
    </li>
  );
}
