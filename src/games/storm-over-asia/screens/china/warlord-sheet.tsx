import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { letterOf, printTurn, REGIONS, type Region } from '@/games/storm-over-asia/rules/vocabulary';
import {
  cardDoes,
  cardsInDeck,
  heldOutOf,
  sayHeldOut,
  sayOdds,
  sayOutcomes,
} from '@/games/storm-over-asia/rules/warlords/cards';
import { useTable } from '@/table/use-table';
import { cx } from '@/ui/cx';
import lay from '@/ui/lay.module.css';
import { Flag } from '@/ui/mark/flag';
import { Icon } from '@/ui/mark/icon';
import voice from '@/ui/type.module.css';
import { FLAG_MARKS } from '../marks';
import { PLACES } from './places';
import styles from './side-sheet.module.css';

/** Nine warlord cards in their places: what each does if it comes, and those that cannot. @rule SOA 26.112 */
export function WarlordSheet() {
  const { open } = useTable<OpenState>();
  const held = heldOutOf(open.warlords);
  const inDeck = cardsInDeck(open.china, open.warlords);
  const outcomes = sayOutcomes(open.china, open.warlords);
  const out = REGIONS.filter((region) => open.china[region].conquered && !held.includes(region));
  return (
    <section className={cx(lay.paper, styles.sheet)} aria-label="Warlord cards">
      <div className={cx(lay.ends, styles.cardsHead)}>
        <h2>Warlord cards</h2>
        <b aria-hidden="true">{inDeck.length > 0 ? `1 in ${inDeck.length}` : '–'}</b>
      </div>
      <p className={voice.hidden}>
        {sayOdds(open.china, open.warlords)}
        {outcomes.length > 0 && ` ${outcomes.join('; ')}.`}
      </p>
      <ul className={styles.cards} aria-label="Cards by region">
        {PLACES.map((region) => (
          <WarlordCard key={region} region={region} open={open} inDeck={inDeck.includes(region)} />
        ))}
      </ul>
      {held.map((region) => {
        const { words, rule } = sayHeldOut(open, region, printTurn);
        return (
          <p key={region} className={styles.words}>
            <b>{region}</b> is held out. {words} <span className={voice.rule}>{rule}</span>
          </p>
        );
      })}
      {held.length === 0 && (
        <p className={styles.words}>
          None is held out. <span className={voice.rule}>SOA 26.112D</span>
        </p>
      )}
      {out.length > 0 && (
        <p className={styles.words}>
          <b>{out.join(', ')}</b> {out.length === 1 ? 'is' : 'are'} out while Japan holds{' '}
          {out.length === 1 ? 'it' : 'them'}; a revolt brings {out.length === 1 ? 'it' : 'them'} back{' '}
          <span className={voice.rule}>SOA 26.112E</span>
        </p>
      )}
    </section>
  );
}

interface WarlordCardProps {
  region: Region;
  open: OpenState;
  inDeck: boolean;
}

/** A card by its region’s letter: the flag that goes and the one that comes, or why it cannot come. */
function WarlordCard({ region, open: { china }, inDeck }: WarlordCardProps) {
  const { replaces, nothing } = cardDoes(china, region);
  const { conquered } = china[region];
  const words = inDeck ? sayDeed(replaces, nothing) : conquered ? 'conquered' : 'held out';
  return (
    <li className={cx(styles.card, !inDeck && styles.outCard)}>
      <span className={voice.hidden}>
        {region}: {words}
      </span>
      <b aria-hidden="true">{letterOf(region)}</b>
      <span className={styles.deed} aria-hidden="true">
        {!inDeck && <Icon name={conquered ? 'swords' : 'lock'} />}
        {inDeck && nothing && '–'}
        {inDeck && replaces && (
          <>
            <Flag mark={FLAG_MARKS[replaces]} className={styles.flag ?? ''} />
            <Icon name="chevron-right" small />
          </>
        )}
        {inDeck && !nothing && (
          <>
            {!replaces && '+'}
            <Flag mark={FLAG_MARKS.warlord} className={styles.flag ?? ''} />
          </>
        )}
      </span>
    </li>
  );
}

const sayDeed = (replaces: string | undefined, nothing: true | undefined) =>
  nothing
    ? 'changes nothing'
    : replaces
      ? `a ${replaces} flag becomes a warlord flag`
      : 'adds a warlord flag';
