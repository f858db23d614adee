import { printOr } from '@/games/gathering-storm/rules/naming';
import {
  type Declaration,
  readDeclarations,
  SECRET_MOMENTS,
} from '@/games/gathering-storm/rules/state/crisis';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { readTotal } from '@/games/gathering-storm/rules/totals';
import { knowsIndex } from '@/games/gathering-storm/rules/totals/aggression-index';
import {
  DECLARERS,
  type Declarer,
  type Power,
  printList,
  printSigned,
} from '@/games/gathering-storm/rules/vocabulary';
import type { Explained } from '@/kernel/totals';
import { OverSheet } from '@/table/page/over-sheet';
import { cx } from '@/ui/cx';
import { Figure } from '@/ui/figure/figure';
import { Button } from '@/ui/form/button';
import { FormsOf } from '@/ui/form/draft-state';
import lay from '@/ui/lay.module.css';
import { named } from '@/ui/sheet/journal-list';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import voice from '@/ui/type.module.css';
import { useDispatch, useTable } from '../use-table';
import { CountField } from './count-row';
import styles from './crisis-sheet.module.css';

interface CrisisSheetProps {
  onOpen: (sheet: string) => void;
  onClose: () => void;
}

/** Before war is declared: who may, the threshold that the table entered, support and index by line, and secret support. @rule GS 10.23, 26.11, 32 */
export function CrisisSheet({ onOpen, onClose }: CrisisSheetProps) {
  return (
    <OverSheet
      title="Crisis sheet"
      note="Each level of support counts one toward declaring war on a major power (GS 10.23). Thresholds are yours to enter (GS 32.3); what the index gives stands on your chart (GS 23.3)."
      onClose={onClose}
      wide
    >
      <CrisisLedger onOpen={onOpen} />
    </OverSheet>
  );
}

/** Support against the threshold of each power, the index, and who may still show secret support. */
export function CrisisLedger({ onOpen }: Pick<CrisisSheetProps, 'onOpen'>) {
  const { open } = useTable();
  const why = (total: string) => () => onOpen(`why:${total}`);
  return (
    <LedgerForm label="Crisis sheet">
      {readDeclarations(open).map((declaration) => (
        <PowerRow
          key={declaration.power}
          declaration={declaration}
          onWhy={why(totalOf.support(declaration.power))}
        />
      ))}
      <LedgerRow label="Index" hint="GS 23.11">
        <Sum
          name="European Aggression Index"
          explained={readTotal(open, totalOf.index)}
          known={knowsIndex(open)}
          onWhy={why(totalOf.index)}
        />
      </LedgerRow>
      <LedgerRow label="Secret support" hint="shown at the latest then">
        <div className={styles.words}>
          {SECRET_MOMENTS.map(({ words, rule, powers }) => (
            <p key={rule}>
              {words} {sayHeld(open, powers)} <span className={voice.rule}>{rule}</span>
            </p>
          ))}
        </div>
      </LedgerRow>
    </LedgerForm>
  );
}

/** "Germany holds 1 card, Italy none": how many is for all to see, and which is not. */
function sayHeld({ hands }: OpenState, powers: readonly Power[]): string {
  const count = (power: Power) => hands[power].held;
  if (powers.every((power) => count(power) === 0)) return `Neither holds a card now.`;
  const each = powers.map((power) => `${power} holds ${count(power) === 0 ? 'none' : count(power)}`);
  return `Cards in hand: ${printList(each)}.`;
}

const isDeclarer = (power: Power): power is Declarer => (DECLARERS as readonly Power[]).includes(power);

function PowerRow({ declaration, onWhy }: { declaration: Declaration; onWhy: () => void }) {
  const { open } = useTable();
  const { power, on, notes } = declaration;
  const support = readTotal(open, totalOf.support(power));
  return (
    <LedgerRow
      label={power}
      hint={
        on.length > 0
          ? `may declare war on ${printOr(on)}`
          : notes.length > 0
            ? 'on nobody now'
            : 'declares war on nobody'
      }
    >
      <Sum name={`${power} support`} explained={support} known onWhy={onWhy} />
      {isDeclarer(power) && <Threshold power={power} support={support.value} />}
      {notes.map(({ words, rule }) => (
        <p key={words} className={styles.note}>
          {words} <span className={voice.rule}>{rule}</span>
        </p>
      ))}
    </LedgerRow>
  );
}

/** The total at which war may be declared; the rules' own are unknown here, so the table enters it once. @rule GS 32.3 */
function Threshold({ power, support }: { power: Declarer; support: number }) {
  const { open, moment } = useTable();
  const { send } = useDispatch();
  const value = open.facts.thresholds[power] ?? null;
  return (
    <div className={cx(lay.ends, styles.threshold)}>
      <span>
        {value === null ? 'Threshold: not entered' : `Support ${printSigned(support)} toward ${value}`}
        {value !== null && <small className={styles.entered}>the threshold you entered</small>}
      </span>
      {moment === null && (
        <FormsOf key={`${value}`} name={power}>
          <CountField
            label={`Threshold of ${power}`}
            command={{ type: 'set-fact', fact: 'threshold', power, value }}
            send={send}
          />
        </FormsOf>
      )}
    </div>
  );
}

interface SumProps {
  name: string;
  explained: Explained;
  known: boolean;
  onWhy: () => void;
}

/** A total with its lines in small, and its why. */
function Sum({ name, explained: { value, lines }, known, onWhy }: SumProps) {
  const counted = lines.filter(({ amount }) => amount !== 0);
  return (
    <div className={styles.sum}>
      <Figure value={known ? value : null} sign="always" size="row" />
      <ul className={styles.lines} aria-label={`Lines of ${name}`}>
        {named(counted, ({ words, amount }) => `${words} ${amount}`).map(([key, { words, amount }]) => (
          <li key={key}>
            {words || 'An event'} <Figure value={amount} sign="always" />
          </li>
        ))}
        {counted.length === 0 && <li>{known ? 'Nothing counts' : 'Not entered'}</li>}
      </ul>
      <Button look="quiet" aria-label={`${name}. Why?`} onClick={onWhy}>
        Why?
      </Button>
    </div>
  );
}
