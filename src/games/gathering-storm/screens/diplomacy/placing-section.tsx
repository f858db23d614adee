import { useState } from 'react';
import { type Bar, type Offer, whoMay } from '@/games/gathering-storm/rules/diplomacy/who-may';
import { type Country, printList } from '@/games/gathering-storm/rules/vocabulary';
import { useActs } from '@/table/use-acts';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { FormsOf, useForms } from '@/ui/form/draft-state';
import { Icon } from '@/ui/mark/icon';
import { Roundel } from '@/ui/mark/roundel';
import voice from '@/ui/type.module.css';
import { MARKS } from '../board/marks';
import { useTable } from '../use-table';
import { ActLine } from './act-field';
import panel from './country-panel.module.css';
import { RuleLabel, WhyButton } from './fact-row';
import { PlaceForm } from './place-form';
import styles from './placing-section.module.css';

interface PlacingSectionProps {
  country: Country;
  onOpen: (sheet: string) => void;
}

/**
 * Who may place a counter here now, and why others may not; counters are placed from here.
 * @rule GS 24.54E, 24.61
 */
export function PlacingSection({ country, onOpen }: PlacingSectionProps) {
  const { open, moment } = useTable();
  const acts = useActs();
  const forms = useForms();
  const [placing, setPlacing] = useState<string | null>(
    () => forms.names('lay ')[0]?.slice(4).split('/')[0] ?? null,
  );
  const { phase, offers, bars } = whoMay(open, country);
  // At other times the table may place one anyway.
  const [early, setEarly] = useState(false);
  const here = moment === null && !open.over;
  const acting = here && (!phase || early);
  const toggle = (key: string) => setPlacing(placing === key ? null : key);
  const form = (offer: Pick<Offer, 'powers' | 'counter' | 'asksWorth'>, anyway: boolean) =>
    placing === keyOf(offer) &&
    acting && (
      <FormsOf name={`lay ${keyOf(offer)}`}>
        <PlaceForm {...{ offer, country, acts, onOpen, anyway }} onLaid={() => setPlacing(null)} />
      </FormsOf>
    );
  const live = moment === null ? 'Who may place here now' : 'Who might place here then';
  return (
    <div className={panel.part}>
      <h3>{phase ? 'Who may place here' : live}</h3>
      {phase && (
        <p className={panel.quiet}>
          {phase.message} {phase.allowed} <RuleLabel>{phase.rule}</RuleLabel>{' '}
          {here && !early && <Button onClick={() => setEarly(true)}>All the same</Button>}
        </p>
      )}
      <ActLine acts={acts} />
      <ul className={styles.list}>
        {offers.map((offer) => (
          <OfferRow
            key={keyOf(offer)}
            offer={offer}
            {...(acting ? { laying: placing === keyOf(offer), onLay: () => toggle(keyOf(offer)) } : {})}
          >
            {form(offer, phase !== null)}
          </OfferRow>
        ))}
        {bars.map((bar) => (
          <BarRow
            key={bar.refusal.message}
            bar={bar}
            onOpen={onOpen}
            {...(acting ? { laying: placing === keyOf(bar), onLay: () => toggle(keyOf(bar)) } : {})}
          >
            {form({ ...bar, asksWorth: bar.asksWorth.length > 0 }, true)}
          </BarRow>
        ))}
      </ul>
    </div>
  );
}

const keyOf = ({ powers, counter }: Pick<Offer, 'powers' | 'counter'>) => `${counter} ${powers.join(' ')}`;

/** "Germany", "Anti-Comintern counter". */
const nameOf = ({ powers, counter }: Pick<Offer, 'powers' | 'counter'>) =>
  counter === 'diplomatic' ? printList(powers) : 'Anti-Comintern counter';

interface OfferRowProps {
  offer: Offer;
  laying?: boolean;
  onLay?: () => void;
  children: React.ReactNode;
}

function OfferRow({ offer, laying: placing, onLay, children }: OfferRowProps) {
  const whose = offer.counter === 'diplomatic' ? `${nameOf(offer)}’s counter` : 'the anti-Comintern counter';
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <Icon name="check" small label="May:" />
        <Marks powers={offer.powers} />
        <span className={styles.words}>
          <b>{nameOf(offer)}</b> <span className={panel.quiet}>{offer.words}</span>
        </span>
        {onLay && (
          <Button aria-expanded={placing ?? false} onClick={onLay}>
            Place<span className={voice.hidden}> {whose}</span>
          </Button>
        )}
      </div>
      {children}
    </li>
  );
}

interface BarRowProps {
  bar: Bar;
  onOpen: (sheet: string) => void;
  laying?: boolean;
  /** Places it despite the refusal. */
  onLay?: () => void;
  children: React.ReactNode;
}

function BarRow({ bar, onOpen, laying: placing, onLay, children }: BarRowProps) {
  const { message, allowed, rule, of } = bar.refusal;
  const names = bar.counter === 'diplomatic' && bar.powers.join() === of;
  return (
    <li className={styles.row}>
      <div className={cx(styles.who, styles.bar)}>
        <Icon name="ban" small label="May not:" />
        <Marks powers={bar.powers} />
        <span className={styles.words}>
          {!names && <b>{nameOf(bar)} </b>}
          <span className={panel.quiet}>
            {message} {allowed} <RuleLabel>{rule}</RuleLabel>
          </span>
        </span>
        {bar.limit && (
          <WhyButton about={`${nameOf(bar)}’s counters`} onPress={() => onOpen(`why:${bar.limit}`)} />
        )}
        {onLay && (
          <Button look="quiet" aria-expanded={placing ?? false} onClick={onLay}>
            All the same<span className={voice.hidden}>: {nameOf(bar)}</span>
          </Button>
        )}
      </div>
      {children}
    </li>
  );
}

function Marks({ powers }: { powers: Offer['powers'] }) {
  return (
    <span className={styles.marks}>
      {powers.map((power) => (
        <Roundel key={power} mark={MARKS[power]} size="xs" />
      ))}
    </span>
  );
}
