import type { Offer } from '@/games/gathering-storm/rules/diplomacy/who-may';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import type { Country, Power } from '@/games/gathering-storm/rules/vocabulary';
import { CommandFields } from '@/table/command-fields';
import type { Acts } from '@/table/use-acts';
import { Button } from '@/ui/form/button';
import { useDraftState, useForms } from '@/ui/form/draft-state';
import lay from '@/ui/lay.module.css';
import styles from './placing-section.module.css';

interface PlaceFormProps {
  offer: Pick<Offer, 'powers' | 'counter' | 'asksWorth'>;
  /** The table places it despite a refusal. */
  anyway?: boolean;
  country: Country;
  acts: Acts;
  onOpen: (sheet: string) => void;
  onLaid: () => void;
}

/**
 * Places a counter: whose it is, and whether it is worth one or more if a dispute depends on it.
 * @rule GS 24.3, 24.5
 */
export function PlaceForm({
  offer,
  anyway = false,
  country,
  acts,
  onOpen,
  onLaid: onPlaced,
}: PlaceFormProps) {
  const { powers, counter, asksWorth } = offer;
  const [said, setSaid] = useDraftState('said', { power: powers[0] as Power, backs: true });
  const { power, backs } = said;
  const placing = { type: 'place-counter', power, country, counter, ...(asksWorth ? { backs } : {}) };
  const forms = useForms();
  async function place() {
    if (!(await acts.act({ ...placing, ...(anyway ? { anyway } : {}) }))) return;
    forms.forget();
    onPlaced();
  }
  return (
    <form
      className={styles.form}
      aria-label={`Place a counter in ${country}`}
      onSubmit={(event) => {
        event.preventDefault();
        void place();
      }}
    >
      <CommandFields
        bare
        command={placing}
        asks={{
          ...(powers.length > 1 ? { power: { label: 'Whose', options: powers } } : {}),
          ...(asksWorth ? { backs: { label: 'Worth one or more?' } } : {}),
        }}
        onChange={(_, changes) => setSaid({ ...said, ...changes })}
      />
      {asksWorth && <p>Backing a side of the dispute takes one or more.</p>}
      <div className={lay.buttons}>
        <Button type="submit" look="solid">
          Place the counter
        </Button>
        {counter === 'diplomatic' && (
          <Button look="quiet" onClick={() => onOpen(`why:${totalOf.counters(power)}`)}>
            Why so many counters?
          </Button>
        )}
      </div>
    </form>
  );
}
