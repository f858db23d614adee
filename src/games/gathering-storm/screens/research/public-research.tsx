import { useState } from 'react';
import type { Event } from '@/games/gathering-storm/rules/cards/card';
import { kindOf } from '@/games/gathering-storm/rules/effects';
import { readingOf } from '@/games/gathering-storm/rules/options';
import { spillsToAtomic } from '@/games/gathering-storm/rules/research/placing';
import { nameTotal, printTotal } from '@/games/gathering-storm/rules/say/names';
import { isTracked, type OpenState, type StandingLine } from '@/games/gathering-storm/rules/state/state';
import { computeFormula } from '@/games/gathering-storm/rules/totals/formulas';
import { SIDES, type Side } from '@/games/gathering-storm/rules/vocabulary';
import { Button } from '@/ui/form/button';
import { FormsOf, useForms } from '@/ui/form/draft-state';
import lay from '@/ui/lay.module.css';
import { Icon } from '@/ui/mark/icon';
import { useDeferredRender } from '@/ui/page/use-deferred-render';
import { named } from '@/ui/sheet/journal-list';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import styles from './public-research.module.css';
import { ShowResultSheet } from './show-result-sheet';
import { SideResults } from './side-results';

interface SupportOfResultsProps {
  open: OpenState;
  onOpen: (sheet: string) => void;
}

/** The support events that read what stands here, and how the table counts a second result of one project. @rule GS Guide, Support */
function SupportOfResults({ open, onOpen }: SupportOfResultsProps) {
  const lines = open.lines.filter(readsResearch);
  return (
    <Sheet title="What results count for" pad>
      {lines.length === 0 ? (
        <p className={voice.note}>No support event counts results or levels this turn.</p>
      ) : (
        <ul className={lay.column}>
          {lines.map(({ id, total, words, formula }) => (
            <li key={id} className={styles.counts}>
              <span>
                <b>
                  {nameTotal(total)} {formula && printTotal(total, computeFormula(open, formula).amount)}
                </b>{' '}
                for {words}
              </span>
              <Button
                look="quiet"
                onClick={() => onOpen(`why:${total}`)}
                aria-label={`${nameTotal(total)}: why?`}
              >
                Why?
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className={voice.note}>
        {readingOf(open, 'results-count')}. <span className={voice.rule}>GS Guide, Support</span>
      </p>
      <Button look="quiet" onClick={() => onOpen('readings')}>
        Readings of this table
      </Button>
    </Sheet>
  );
}

function readsResearch({ formula }: StandingLine): boolean {
  return formula?.kind === 'support-results' || formula?.kind === 'support-progress';
}

/** Research events that lie open this turn and what they did, in the words of their kinds. */
function ResearchEvents({ open }: { open: OpenState }) {
  const events = eventsOf(open);
  return (
    <Sheet title="Events of this turn" pad>
      {events.length === 0 ? (
        <p className={voice.note}>No research event has been shown this turn.</p>
      ) : (
        <ul className={lay.column}>
          {events.map(({ id, head, lines }) => (
            <li key={id}>
              <b>{head}</b>
              {named(lines, ({ words }) => words).map(([key, { words, rule }]) => (
                <p key={key} className={voice.note}>
                  {words} <span className={voice.rule}>{rule}</span>
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}

interface EventSection {
  id: string;
  head: string;
  lines: { words: string; rule: string }[];
}

function eventsOf({ card, shown }: OpenState): EventSection[] {
  const general = card && linesOf(card.general, true);
  const state = card?.applied ? 'general card' : 'general card, not applied yet';
  return [
    ...(general && general.length > 0
      ? [{ id: 'card', head: `${card.general.title || 'The general card'}, ${state}`, lines: general }]
      : []),
    ...shown.flatMap(({ power, how, title, event }, at): EventSection[] => {
      const lines = linesOf(event, false);
      const head = `${title || 'An event'}, ${how === 'declined' ? `declined by ${power}` : power}`;
      return lines.length > 0 ? [{ id: `${at}`, head, lines: how === 'declined' ? [] : lines }] : [];
    }),
  ];
}

/** The lines of an event that affect research. */
function linesOf(event: Event, general: boolean): EventSection['lines'] {
  return event.effects
    .filter((effect) => kindOf(effect).onSheets(effect).length > 0 || effect.kind === 'research-counter')
    .map((effect) => ({ words: kindOf(effect).say(effect), rule: kindOf(effect).rule(effect, general) }));
}

interface PublicResearchProps {
  /** The open part only, so that nothing from a sheet can leak in. */
  open: OpenState;
  /** The card that permitted atomic research. */
  since: string | null;
  onOpen: (sheet: string) => void;
  /** Sets whether atomic research is permitted; omitted if read-only. */
  onAtomic?: (permitted: boolean) => void;
  /** Passes the sheets from person to person; omitted if read-only. */
  onRound?: () => void;
}

/**
 * The public part of research: results and steps shown, what this turn’s events did, and whether atomic
 * research is permitted.
 */
export function PublicResearch({ open, since, onOpen, onAtomic, onRound }: PublicResearchProps) {
  const forms = useForms();
  const [showing, setShowing] = useState<Side | null>(
    () => SIDES.find((side) => forms.names(`show ${side}/`).length > 0) ?? null,
  );
  const tracked = isTracked(open, 'research');
  const rest = useDeferredRender();
  return (
    <div className={styles.page}>
      <Sheet title="Research: what everyone knows" pad className={styles.head ?? ''}>
        <div className={styles.words}>
          <p>
            {isBare(open)
              ? 'No result is shown yet. What everyone may know appears here: results that an alliance shows, steps that an event reveals, what the turn’s events did. To begin, pass the sheets round.'
              : 'Steps and points are on each alliance’s own sheet, behind the curtain.'}{' '}
            <span className={voice.rule}>GS 15.11, 15.15</span>
          </p>
          <p className={styles.atomic}>
            <Icon name={open.atomic ? 'atom' : 'lock'} />
            <span>
              {sayAtomic(open, since)} <span className={voice.rule}>GS 15.24</span>
            </span>
            {onAtomic && (
              <Button look="quiet" onClick={() => onAtomic(!open.atomic)}>
                {open.atomic ? 'Correct it: it is barred' : 'Correct it: it was permitted'}
              </Button>
            )}
          </p>
        </div>
        <div className={styles.doors}>
          {onRound && tracked && (
            <Button icon="lock" onClick={onRound}>
              Pass the sheets round
            </Button>
          )}
          {tracked && (
            <Button icon="research" onClick={() => onOpen('projects')}>
              Projects and last steps
            </Button>
          )}
          {!tracked && (
            <>
              <p>This table keeps its research sheets on the board; what is shown is entered as a figure.</p>
              <Button icon="settings" onClick={() => onOpen('facts')}>
                Board figures
              </Button>
            </>
          )}
        </div>
      </Sheet>
      <div className={styles.turn}>
        <ResearchEvents open={open} />
        <SupportOfResults open={open} onOpen={onOpen} />
      </div>
      <div className={styles.sides}>
        {(rest ? SIDES : []).map((side) => (
          <SideResults
            key={side}
            side={side}
            open={open}
            onOpen={onOpen}
            {...(onRound && tracked ? { onShow: () => setShowing(side) } : {})}
          />
        ))}
      </div>
      {showing && (
        <FormsOf name={`show ${showing}`} sheet="by-itself">
          <ShowResultSheet side={showing} onClose={() => setShowing(null)} />
        </FormsOf>
      )}
    </div>
  );
}

function sayAtomic(open: OpenState, since: string | null): string {
  if (open.atomic) return `Atomic research is permitted${since ? ` since ${since}` : ''}.`;
  const spill = spillsToAtomic(open) ? '; the surplus of a doubling may go there' : '';
  return `Atomic research is barred until a general card permits it${spill}.`;
}

/** Whether nothing has been shown for any project. */
function isBare({ facts }: OpenState): boolean {
  const counts = [facts.results, facts.steps, facts.levels].flatMap((known) => Object.values(known));
  return counts.every((count) => count === 0);
}
