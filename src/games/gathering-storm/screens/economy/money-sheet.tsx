import { type FormEvent, useId, useState } from 'react';
import { sayLowers } from '@/games/gathering-storm/rules/options';
import { printTotal } from '@/games/gathering-storm/rules/say/names';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import type { Hand, OpenState } from '@/games/gathering-storm/rules/state/state';
import { explainPurse, isLacking } from '@/games/gathering-storm/rules/totals/income';
import { knowsIncome, knowsPoints } from '@/games/gathering-storm/rules/totals/known-money';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import type { Command } from '@/kernel/game';
import type { Explained, TotalLine } from '@/kernel/totals';
import { Figure } from '@/ui/figure/figure';
import { Button } from '@/ui/form/button';
import { FormsOf, useDraftState, useForms } from '@/ui/form/draft-state';
import { TextField } from '@/ui/form/field';
import { NumberField } from '@/ui/form/number-field';
import { named } from '@/ui/sheet/journal-list';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import styles from './money-sheet.module.css';
import { TypedTiles } from './typed-tiles';

interface MoneyProps {
  power: Power;
  open: OpenState;
  hidden: Hand;
  send: (command: Command) => Promise<boolean>;
}

/** A power's money for its owner's eyes: income and tile points, which open into their lines in place. @rule GS 9.41A */
export function MoneySheet({ power, open, hidden, send }: MoneyProps) {
  // With a hand, its cards come first; the ledger opens on request.
  const forms = useForms();
  const [unfolded, setUnfolded] = useState(() => open.cards === 'paper' || forms.names('money/').length > 0);
  const { income, tiles } = explainPurse(open, hidden, power);
  const known = knowsIncome(open, power, hidden);
  const counted = knowsPoints(open, power, hidden);
  const id = useId();
  return (
    <div className={styles.place}>
      <Sheet
        title={`${power}’s money`}
        tools={
          <Button aria-expanded={unfolded} aria-controls={id} onClick={() => setUnfolded(!unfolded)}>
            {unfolded ? 'Close the ledger' : 'Open the ledger'}
          </Button>
        }
      >
        <dl className={styles.figures}>
          <Amount label={known ? 'Income' : 'Income change'} value={income.value} change={!known} />
          {counted ? (
            <Amount label={tiles.value < 0 ? 'Points short' : 'Tile points'} value={Math.abs(tiles.value)} />
          ) : (
            <Amount label="Points change" value={tiles.value} change />
          )}
        </dl>
        {!known && (
          <p className={styles.hint}>The base income is not entered: this is only what changes it.</p>
        )}
        <div id={id} hidden={!unfolded}>
          {unfolded && (
            <FormsOf name="money">
              <Ledger power={power} open={open} hidden={hidden} send={send} />
            </FormsOf>
          )}
        </div>
      </Sheet>
    </div>
  );
}

function Amount({ label, value, change }: { label: string; value: number; change?: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Figure plain size="row" value={value} sign={change ? 'always' : 'minus'} />
      </dd>
    </div>
  );
}

function Ledger({ power, open, hidden, send }: MoneyProps) {
  const { income, tiles } = explainPurse(open, hidden, power);
  const remove = (id: string) => void send({ type: 'remove-purse-line', power, id });
  const own = (id: string) => hidden.purse.lines.some((line) => line.id === id && line.basis === 'table');
  const short = tiles.value < 0;
  return (
    <div className={styles.ledger}>
      <div className={styles.columns}>
        <Lines
          label={knowsIncome(open, power, hidden) ? 'Income' : 'Income change'}
          of={income}
          own={own}
          onRemove={remove}
        />
        <Lines
          label={knowsPoints(open, power, hidden) ? 'Tile points' : 'Points change'}
          of={tiles}
          own={own}
          onRemove={remove}
        />
      </div>
      {short && open.incomeTaken && (
        <p className={voice.aside}>
          {knowsPoints(open, power, hidden)
            ? `${printTotal(totalOf.tiles(power), tiles.value)}: the shortfall ${sayLowers(open)}, for all to see (GS 10.41C).`
            : 'Its points are not all known, so nothing counts as short (assumed).'}
        </p>
      )}
      <div className={styles.enter}>
        <Base power={power} base={hidden.purse.base} send={send} />
        <AddLine power={power} send={send} />
        {open.commitment === null && (
          <TypedTiles onEnter={(drawn) => send({ type: 'purse-tiles', power, tiles: drawn })} />
        )}
      </div>
    </div>
  );
}

interface LinesProps {
  label: string;
  of: Explained;
  own: (id: string) => boolean;
  onRemove: (id: string) => void;
}

/** A number's lines and their sum. */
function Lines({ label, of: { value, lines }, own, onRemove }: LinesProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.what}>
        {label}
      </h3>
      <ul aria-label={`${label}, line by line`}>
        {named(lines, ({ id, words, how }) => `${id} ${words} ${how}`).map(([key, line]) => (
          <LineRow
            key={key}
            line={line}
            {...(line.id && own(line.id) ? { onRemove: () => onRemove(line.id as string) } : {})}
          />
        ))}
      </ul>
      <p className={styles.sum}>
        <span>{label} now</span>
        <Figure plain size="lead" value={value} />
      </p>
    </section>
  );
}

function LineRow({ line, onRemove }: { line: TotalLine; onRemove?: () => void }) {
  return (
    <li className={styles.line}>
      <span>
        {line.words}
        <span className={styles.how}>{[line.rule, line.how].filter(Boolean).join('. ')}</span>
      </span>
      {onRemove && (
        <Button look="quiet" aria-label={`Remove ${line.words}`} onClick={onRemove}>
          Remove
        </Button>
      )}
      <Figure plain sign="always" value={isLacking(line) ? null : line.amount} />
    </li>
  );
}

interface EnterProps {
  power: Power;
  send: MoneyProps['send'];
}

/** What factories and pacts bring each turn. @rule GS 11.12C */
function Base({ power, base, send }: EnterProps & { base: number | null }) {
  const [typed, setTyped] = useDraftState<number | null | undefined>('base', undefined);
  const shown = typed === undefined ? base : typed;
  function enter(event: FormEvent) {
    event.preventDefault();
    if (typed !== null && typed !== undefined)
      void send({ type: 'set-purse', power, base: typed }).then((done) => done && setTyped(undefined));
  }
  return (
    <form className={styles.row} aria-label="Base income" onSubmit={enter}>
      <NumberField label="Base income" min={-99} max={99} value={shown} onChange={setTyped} />
      <Button type="submit" look="solid" disabled={typed === undefined || typed === null || typed === base}>
        Enter
      </Button>
    </form>
  );
}

/** Enters points spent or gained this turn. */
function AddLine({ power, send }: EnterProps) {
  const [amount, setAmount] = useDraftState<number | null>('purse amount', null);
  const [words, setWords] = useDraftState('purse words', '');
  const ready = amount !== null && amount !== 0 && words.trim() !== '';
  async function add(event: FormEvent) {
    event.preventDefault();
    if (!ready || !(await send({ type: 'purse-line', power, amount, words }))) return;
    setAmount(null);
    setWords('');
  }
  return (
    <form className={styles.row} aria-label="Spent or gained this turn" onSubmit={(event) => void add(event)}>
      <NumberField label="Spent (−) or gained (+)" min={-99} max={99} value={amount} onChange={setAmount} />
      <TextField label="In words" value={words} maxLength={80} onChange={setWords} />
      <Button type="submit" look="solid" disabled={!ready} why="Write an amount and what it is for.">
        Add the amount
      </Button>
    </form>
  );
}
