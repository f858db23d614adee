import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { isTarget } from '@/games/gathering-storm/rules/diplomacy/board';
import { askedHere } from '@/games/gathering-storm/rules/diplomacy/standing';
import {
  type Country,
  type PactCountry,
  REGION_NAMES,
  REGIONS,
} from '@/games/gathering-storm/rules/vocabulary';
import { asSentence } from '@/kernel/print';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import voice from '@/ui/type.module.css';
import { useTable } from '../use-table';
import changeSectionStyles from './change-section.module.css';
import { CountryChanges, RussiaChanges } from './country-changes';
import styles from './country-panel.module.css';
import panel from './country-panel.module.css';
import { DisputeSections } from './dispute-sections';
import { RuleLabel } from './fact-row';
import { PlacingSection } from './placing-section';
import { RussiaSection } from './russia-section';
import { StandingSection } from './standing-section';

/** What open events still ask of a country, and the sheet that answers it. @rule GS Guide, Diplomacy */
function AskedSections({ country, onOpen }: { country: Country; onOpen: (sheet: string) => void }) {
  const { open, moment } = useTable();
  return askedHere(open, country).map(({ id, words, rule, later }) => (
    <div key={id} className={cx(styles.part, styles.due)}>
      <h3>{later ? `Asked at ${later}` : 'Asked now'}</h3>
      <p>
        {asSentence(words)} <RuleLabel>{rule}</RuleLabel>
      </p>
      {!later && moment === null && (
        <div className={cx(lay.buttons, styles.buttons)}>
          <Button onClick={() => onOpen('settle-due')}>Answer it</Button>
        </div>
      )}
    </div>
  ));
}

/** Scrolls fields that unfold below the end of the page into view. */
const intoSight = (fields: HTMLElement | null) => fields?.scrollIntoView?.({ block: 'center' });

/** What the table may change here: collapsed by default, and absent while looking back. */
function ChangeSection({ children }: { children: ReactNode }) {
  const { open, moment } = useTable();
  const [shown, setShown] = useState(false);
  if (moment !== null || open.over) return null;
  return (
    <div className={panel.part}>
      <Button block icon="settings" aria-expanded={shown} onClick={() => setShown(!shown)}>
        Change what is here
      </Button>
      {shown && (
        <div ref={intoSight} className={changeSectionStyles.fields}>
          {children}
        </div>
      )}
    </div>
  );
}

interface CountryPanelProps {
  name: PactCountry;
  onOpen: (sheet: string) => void;
  /** Opens another country in its place. */
  onPick: (name: PactCountry) => void;
  onClose: () => void;
  /** Its tile on the map, which stays in sight above the panel. */
  tile?: () => HTMLElement | undefined;
}

/** A panel that begins above this part of the window shows enough of itself; below a tile it is brought as high as the second. */
const [HIGH_ENOUGH, HIGH] = [0.6, 0.3];
/** What stays free above a tile. */
const ABOVE = 12;

const regionOf = (name: PactCountry) =>
  REGION_NAMES.find((region) => (REGIONS[region] as readonly string[]).includes(name));

/** The open country: what it contains and why, who may place here now, and how the table changes it. */
export function CountryPanel({ name, onOpen, onPick, onClose, tile }: CountryPanelProps) {
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useLayoutEffect(() => {
    const { top } = title.current?.getBoundingClientRect() ?? { top: 0 };
    if (top < 0 || top > innerHeight * HIGH_ENOUGH) {
      const place = tile?.();
      if (place) scrollBy(0, Math.min(top - innerHeight * HIGH, place.getBoundingClientRect().top - ABOVE));
      else sheet.current?.scrollIntoView({ block: 'start' });
    }
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={sheet} className={cx(lay.paper, styles.panel)} aria-labelledby={id} data-country={name}>
      <header className={styles.head}>
        <div>
          <p className={voice.aside}>{regionOf(name)}</p>
          <h2 id={id} ref={title} tabIndex={-1}>
            {name}
          </h2>
        </div>
        <Button icon="close" onClick={onClose}>
          Close
        </Button>
      </header>
      {isTarget(name) ? (
        <>
          <DisputeSections country={name} onPick={onPick} />
          <AskedSections country={name} onOpen={onOpen} />
          <StandingSection country={name} onOpen={onOpen} />
          <PlacingSection country={name} onOpen={onOpen} />
          <ChangeSection>
            <CountryChanges country={name} onOpen={onOpen} />
          </ChangeSection>
        </>
      ) : (
        <>
          <RussiaSection onOpen={onOpen} onPick={onPick} />
          <ChangeSection>
            <RussiaChanges />
          </ChangeSection>
        </>
      )}
    </section>
  );
}
