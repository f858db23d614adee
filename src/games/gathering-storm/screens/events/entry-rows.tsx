import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { closeGaps } from '@/games/gathering-storm/rules/card-text/read/mistake';
import type { CardPlace } from '@/games/gathering-storm/rules/effects/place';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import type { Mistimed } from '@/games/gathering-storm/rules/hands/late';
import { printSigned } from '@/games/gathering-storm/rules/vocabulary';
import type { Change } from '@/kernel/journal/entry';
import { counted } from '@/kernel/print';
import { Choices } from '@/ui/form/choices';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import voice from '@/ui/type.module.css';
import type { Asked, CardDraft, Understood } from './card-draft';
import { UnderstoodRows } from './card-text/understood';
import { UnreadRow } from './card-text/unread';
import { useAnswerInSight } from './card-text/use-answer-in-sight';
import { WordsRow } from './card-text/words-form';
import styles from './event-form.module.css';
import { ComparedRow, PiecesRows } from './pieces/pieces-form';

interface EntryRowsProps {
  entry: CardDraft;
  place: CardPlace;
  /** The kinds offered first. */
  first: readonly Effect['kind'][];
  understood: Understood;
  /** So often was Done pressed before all was read, or chosen. */
  tries: number;
  /** Rendered before the effects, for example the trend. */
  before?: ReactNode;
  /** Rendered below the words. */
  after?: ReactNode;
  /** What must be decided at a table, and what would change there; nothing where there is no table. */
  asked?: readonly Asked[];
  changes?: readonly Change[] | string | null;
  /** Of a card that is entered after its moment. */
  mistimed?: Mistimed | null;
  onEntry: (part: Partial<CardDraft>) => void;
  /** Sets the trend next to the words, if there is one. */
  onTrend?: ((trend: number, text: string) => void) | undefined;
  onTurn: (how: CardDraft['how']) => void;
  onDone: () => void;
  /** A key in the words that means something here. */
  onKey?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

const WAYS = [
  { value: 'pieces' as const, label: 'Piece by piece' },
  { value: 'words' as const, label: 'In words' },
];

/** An event as it is entered, by its printed words or by kinds with blanks, and what was understood of it. */
export function EntryRows(props: EntryRowsProps) {
  const { entry, place, first, understood, tries, before, after } = props;
  const { asked = [], changes, mistimed, onEntry, onTrend, onTurn, onDone, onKey } = props;
  const panel = useRef<HTMLDivElement>(null);
  const { event, effects, mistakes, wrong } = understood;
  useAnswerInSight(panel, entry.text);
  const tried = tries > 0;
  useWrongInSight(panel, tried && entry.how === 'words' && mistakes.length > 0, tries);
  return (
    <LedgerForm label="The event" onSubmit={onDone}>
      <div className={styles.how}>
        <LedgerRow label="Enter it">
          <Choices label="How it is entered" options={WAYS} value={entry.how} onChange={onTurn} />
        </LedgerRow>
      </div>
      {before}
      {entry.how === 'words' ? (
        <WordsRow
          text={entry.text}
          place={place}
          mistakes={mistakes}
          tried={tried}
          onText={(text) => onEntry({ text })}
          onDone={onDone}
          {...(onKey ? { onKey } : {})}
        >
          {after}
        </WordsRow>
      ) : (
        <PiecesRows
          entry={entry}
          place={place}
          first={first}
          empty={place.general}
          wrong={tried ? wrong : null}
          onChange={onEntry}
        />
      )}
      {/* A fix that changes the words disappears with its mistake: the focus stays here. */}
      <div ref={panel} tabIndex={-1} className={styles.panel}>
        {entry.how === 'words' && entry.text.trim() !== '' && (
          <UnreadRow
            // The trend in the words is understood: it is shown separately, even if the rest is unread.
            text={understood.rest ?? entry.text}
            place={place}
            mistakes={mistakes}
            onTrend={onTrend}
            onMend={(mended) => {
              const { trend } = understood;
              const text = trend === undefined ? mended : closeGaps(mended);
              if (trend !== undefined) onTrend?.(trend, text);
              onEntry({ text });
              panel.current?.focus();
            }}
          />
        )}
        <UnderstoodRows
          label={entry.how === 'words' ? 'Understood' : 'It does'}
          title={entry.how === 'words' ? (event?.title ?? '') : ''}
          secret={event?.secret === true}
          trend={understood.trend}
          effects={effects}
          general={place.general}
          owner={place.power}
          asked={asked}
          changes={changes}
          mistimed={mistimed}
          onAnswer={(effect, answer) => onEntry({ answers: { ...entry.answers, [effect]: answer } })}
        />
        {entry.how === 'pieces' && entry.typed && (
          <ComparedRow typed={entry.typed} wrong={tried ? wrong : null} onChange={onEntry} />
        )}
      </div>
      <p className={voice.hidden} role="status">
        {entry.how === 'words' && entry.text.trim() !== '' ? sayUnderstood(understood) : ''}
      </p>
    </LedgerForm>
  );
}

/**
 * Scrolls mistakes into view after the player presses Done.
 * @param asks whether words are unread and the player asks why
 */
function useWrongInSight(panel: RefObject<HTMLElement | null>, asks: boolean, tries: number): void {
  useLayoutEffect(() => {
    // Moving the focus closes a phone's keyboard, so that the mistakes are readable.
    if (!asks) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.firstElementChild?.scrollIntoView?.({ block: 'center' });
  }, [panel, asks]);
  // What pieces lack may be anywhere above or below: each press of Done scrolls it into view.
  useLayoutEffect(() => {
    if (tries === 0) return;
    const missing = panel.current?.closest('form')?.querySelector('[role="alert"]');
    missing?.scrollIntoView?.({ block: 'center' });
  }, [panel, tries]);
}

function sayUnderstood({ effects, mistakes, trend }: Understood): string {
  return mistakes.length > 0
    ? `${counted(mistakes.length, 'place')} cannot be read.`
    : `Understood: ${trend === undefined ? '' : `trend ${printSigned(trend)}, `}${counted(effects.length, 'effect')}.`;
}
