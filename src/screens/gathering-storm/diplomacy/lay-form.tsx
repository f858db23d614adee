import type { Offer } from '@/systems/gathering-storm/diplomacy/who-may';
import { totalOf } from '@/systems/gathering-storm/state/lines';
import type { Country, Power } from '@/systems/gathering-storm/vocabulary';
import type { Acts } from '@/table/use-acts';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { useForms, useKept } from '@/ui/form/kept';
import { YesNo } from '@/ui/form/yes-no';
import lay from '@/ui/lay.module.css';
import styles from './placing-section.module.css';

interface LayFormProps {
  offer: Pick<Offer, 'powers' | 'counter' | 'asksWorth'>;
  /** The table says that it goes down all the same. */
  anyway?: boolean;
  country: Country;
  acts: Acts;
  onOpen: (sheet: string) => void;
  onLaid: () => void;
}

/** A counter goes down: whose, and whether it is worth one or more where a dispute hangs on it. @rule GS 24.3, 24.5 */
export function LayForm({ offer, anyway = false, country, acts, onOpen, onLaid }: LayFormProps) {
  const { powers, counter, asksWorth } = offer;
  const [power, setPower] = useKept<Power>('power', powers[0] as Power);
  const [backs, setBacks] = useKept<'yes' | 'no'>('backs', 'yes');

  const forms = useForms();
  async function layIt() {
    const said = { ...(asksWorth ? { backs: backs === 'yes' } : {}), ...(anyway ? { anyway } : {}) };
    if (!(await acts.act({ type: 'place-counter', power, country, counter, ...said }))) return;
    forms.forget();
    onLaid();
  }
  return (
    <form
      className={styles.form}
      aria-label={`Place a counter in ${country}`}
      onSubmit={(event) => {
        event.preventDefault();
        void layIt();
      }}
    >
      {powers.length > 1 && (
        <Choices
          label="Whose"
          showLabel
          options={powers.map((value) => ({ value, label: value }))}
          value={power}
          onChange={setPower}
        />
      )}
      {asksWorth && (
        <>
          <YesNo
            label="Worth one or more?"
            showLabel
            value={backs === null ? null : backs === 'yes'}
            onChange={(yes) => setBacks(yes ? 'yes' : 'no')}
          />
          <p>Backing a side of the dispute takes one or more.</p>
        </>
      )}
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
