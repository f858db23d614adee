import type { Offer } from '@/systems/gathering-storm/diplomacy/who-may';
import { totalOf } from '@/systems/gathering-storm/lines';
import type { Country, Power } from '@/systems/gathering-storm/vocabulary';
import type { Acts } from '@/table/use-acts';
import { Button } from '@/ui/button';
import { Choices } from '@/ui/choices';
import { useForms, useKept } from '@/ui/kept';
import { Stepper } from '@/ui/stepper';
import { Ticks } from '@/ui/ticks';
import styles from './placing-section.module.css';

interface LayFormProps {
  offer: Offer;
  country: Country;
  acts: Acts;
  onOpen: (sheet: string) => void;
  onLaid: () => void;
}

/** A counter goes down: whose, and its worth where its owner says it, or where a dispute hangs on it. @rule GS 24.3, 24.5 */
export function LayForm({ offer, country, acts, onOpen, onLaid }: LayFormProps) {
  const { powers, counter, asksWorth } = offer;
  const [power, setPower] = useKept<Power>('power', powers[0] as Power);
  const [worth, setWorth] = useKept<number | null>('worth', asksWorth ? 1 : null);

  const forms = useForms();
  async function lay() {
    const said = worth === null ? {} : { worth };
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
        void lay();
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
      {counter === 'diplomatic' && !asksWorth && (
        <Ticks
          label="Its worth"
          options={[{ value: 'said', label: 'Say its worth' }]}
          values={worth === null ? [] : ['said']}
          onChange={(values) => setWorth(values.length > 0 ? 1 : null)}
        />
      )}
      {worth !== null && (
        <Stepper showLabel label="Its worth" value={worth} min={0} max={9} onChange={setWorth} />
      )}
      {asksWorth && <p>Backing a side of the dispute takes one or more.</p>}
      <div className={styles.acts}>
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
