import {
  ANYTHING,
  countKinds,
  type EventPlace,
  PLACES,
  type Wanted,
} from '@/games/gathering-storm/rules/cards/find-cards';
import { isWhole, type PartCard } from '@/games/gathering-storm/rules/cards/own-deck';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { TextField } from '@/ui/form/field';
import { SelectField } from '@/ui/form/select-field';
import lay from '@/ui/lay.module.css';
import styles from './deck-browser.module.css';

interface DeckFinderProps {
  cards: readonly PartCard[];
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
  /** How many cards answer. */
  found: number;
}

const ALL = '';
const WHOSE = [
  { value: ALL, label: 'All events' },
  ...PLACES.map((value) => ({
    value,
    label: value === 'general' ? 'General events' : `${value}’s events`,
  })),
];

/** Searches cards by number or words, by kind of effect and by power; shows the number of results. */
export function DeckFinder({ cards, wanted, onChange, found }: DeckFinderProps) {
  const kinds = countKinds(cards, wanted);
  const chosen = wanted.kind;
  const gone = chosen !== null && !kinds.some(({ kind }) => kind === chosen);
  const narrowed = JSON.stringify(wanted) !== JSON.stringify(ANYTHING);
  const unfinished = cards.filter((card) => !isWhole(card)).length;
  return (
    <search className={cx(lay.paper, styles.finder)} aria-label="Find cards">
      <div className={styles.fields}>
        <TextField
          label="Number or words"
          type="search"
          enterKeyHint="search"
          value={wanted.words}
          onChange={(words) => onChange({ ...wanted, words })}
        />
        <SelectField
          label="Kind of effect"
          value={chosen ?? ALL}
          onChange={(kind) => onChange({ ...wanted, kind: kind === ALL ? null : (kind as Effect['kind']) })}
          options={[
            { value: ALL, label: 'All kinds' },
            ...kinds.map(({ kind, name, count }) => ({ value: kind, label: `${name} (${count})` })),
            ...(gone ? [{ value: chosen, label: 'None of this kind (0)' }] : []),
          ]}
        />
        <SelectField
          label="Whose"
          value={wanted.place ?? ALL}
          onChange={(place) => onChange({ ...wanted, place: place === ALL ? null : (place as EventPlace) })}
          options={WHOSE}
        />
      </div>
      <div className={styles.found}>
        <p role="status">
          {narrowed ? `${found} of ${cards.length} cards` : `${cards.length} cards`}
          {narrowed && found === 0 && '. No card matches.'}
        </p>
        {unfinished > 0 && (
          <Button
            aria-pressed={wanted.unfinished}
            onClick={() => onChange({ ...wanted, unfinished: !wanted.unfinished })}
          >
            {unfinished} unfinished
          </Button>
        )}
        {narrowed && (
          <Button icon="close" onClick={() => onChange(ANYTHING)}>
            Clear
          </Button>
        )}
      </div>
    </search>
  );
}
