import type { ReactNode, RefObject } from 'react';
import { kindOf } from '@/games/gathering-storm/rules/effects';
import { isOfGeneral } from '@/games/gathering-storm/rules/guide/dues';
import { previewCard } from '@/games/gathering-storm/rules/previews';
import { printTotal, sayWarMarker, shortName, totalMoved } from '@/games/gathering-storm/rules/say/names';
import {
  type Picture,
  pictureOfChange,
  pictureOfTrend,
  picturesOf,
} from '@/games/gathering-storm/rules/say/picture';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { changeKey } from '@/games/gathering-storm/rules/totals/known-money';
import { capitalize, inWords, printTurn } from '@/games/gathering-storm/rules/vocabulary';
import type { Change } from '@/kernel/journal/entry';
import type { StandingRow } from '@/kernel/journal/views';
import { hasCurtain } from '@/kernel/round';
import { useLastTurn, useRows } from '@/table/journal/use-rows';
import { OverSheet } from '@/table/page/over-sheet';
import sheet from '@/table/page/sheet-foot.module.css';
import { EventCard, type EventRow } from '@/ui/card/event-card';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { TURN, useMotion } from '@/ui/use-motion';
import { useTable } from '../use-table';
import { LearnedNote } from './deck/learned-note';
import { PileLine } from './deck/pile-sheet';
import styles from './general-card.module.css';
import { EffectPicture } from './picture/effect-picture';

const COUNTS = [
  '',
  'The effect is',
  'Both effects are',
  'All three are',
  'All four are',
  'All five are',
  'All six are',
];

/** How far the card is applied: obligations are listed under its title; effects done by hand are excluded. */
export function sayApplied(
  { card, obligations }: Pick<OpenState, 'card' | 'obligations'>,
  effects: number,
): string {
  if (!card?.applied) return `${effects} ${effects === 1 ? 'line' : 'lines'}, not applied`;
  const hands = card.general.effects.filter(({ kind }) => kind === 'by-hand').length;
  const by = hands > 0 ? `${inWords(hands)} ${hands === 1 ? 'is' : 'are'} yours to do on the board` : '';
  const owed = obligations.some((obligation) => isOfGeneral(card, obligation));
  if (owed) return hands > 0 ? `Applied, but the rest is due and ${by}` : 'Applied; the rest is due';
  if (hands === 0) return `${COUNTS[effects] ?? 'All are'} applied`;
  const done = effects - hands;
  const count = inWords(done);
  return `${capitalize(count)} ${done === 1 ? 'is' : 'are'} applied; ${by}`;
}

/** Effects that only the table can carry out. */
const BY_HAND = {
  applied: { state: 'waiting' as const, text: 'Yours to do on the board' },
  saysMore: true,
};

const FACE_UP = 'General event, face up';

/** The card face up for all: its trend and each effect, with the exact before and after. */
export function GeneralCard({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { open, moment } = useTable();
  const rows = useRows();
  const turned = useMotion<HTMLElement>(open.card && moment === null ? open.turn : null, ...TURN);
  if (!open.card) return <EmptyCard open={open} onOpen={onOpen} />;
  const applied = sayApplied(open, 1 + open.card.general.effects.length);
  return (
    <CardFace
      open={open}
      rows={rows}
      ref={turned}
      classLine={FACE_UP}
      still={moment !== null}
      foot={
        <div className={cx(lay.ends, styles.foot)}>
          {/* A long card opens in full in its own sheet; here it keeps its height. */}
          <Button look="quiet" aria-label={`${applied}. Read the whole card`} onClick={() => onOpen('card')}>
            <span className={cx(open.pile && styles.applied)}>{applied}</span>
            {open.pile && <span className={styles.whole}>Whole card</span>}
          </Button>
          <PileLine onOpen={onOpen} />
          {open.deck && moment === null && (
            <Button look="quiet" onClick={() => onOpen('amend-card')}>
              Amend this card
            </Button>
          )}
          <LearnedNote />
        </div>
      }
    />
  );
}

/** The same card in full, as a sheet over the table. */
export function GeneralCardSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable();
  const rows = useRows();
  return (
    <OverSheet title="The general card" onClose={onClose} wide>
      <CardFace open={open} rows={rows} classLine={FACE_UP} />
    </OverSheet>
  );
}

interface CardFaceProps {
  open: OpenState;
  /** The card's entries, oldest first. */
  rows: readonly StandingRow[];
  classLine: string;
  still?: boolean;
  foot?: ReactNode;
  ref?: RefObject<HTMLElement | null>;
}

/** The general card of a table, current or past. */
function CardFace({ open, rows, ...more }: CardFaceProps) {
  const { card } = open;
  return (
    card && (
      <EventCard
        title={card.general.title || 'General card'}
        stamp={{ value: card.trend, label: 'Economic trend', short: 'trend' }}
        rows={rowsOf(open, rows)}
        {...more}
      />
    )
  );
}

/** What the picture of a number is about, where nothing in it says so. */
const captionOf = (picture: Picture | undefined) =>
  picture?.kind === 'amount'
    ? shortName(`${picture.of}:${picture.power}`)
    : picture?.kind === 'climate' || picture?.kind === 'index'
      ? shortName(picture.kind)
      : undefined;

/** The trend and each effect, and what became of it. */
export function rowsOf(
  open: OpenState,
  rows: readonly StandingRow[],
): (EventRow & { caption?: string | undefined })[] {
  const { card } = open;
  if (!card) return [];
  const applied = rows.findLast(({ entry }) => entry.open?.command.type === 'apply-card');
  const changes = card.applied ? (applied?.entry.changes ?? []) : previewCard(open);
  const state = card.applied ? ('done' as const) : ('waiting' as const);
  const moved = (key: string | null) => {
    // An income that was not entered is shown as its changes.
    const change = changes.find(([total]) => key !== null && [key, changeKey(key)].includes(total));
    if (!change) return {};
    const [total, , after] = change;
    return {
      applied: { state, text: <Moved change={change} /> },
      figure: { total, text: printTotal(total, after) },
    };
  };
  const trendMoved =
    'applied' in moved('climate')
      ? moved('climate')
      : { applied: { state, text: 'The limit stops it' }, saysMore: true };
  const pictures = picturesOf(card.general.effects, { open, changes });
  // The marker of a civil war is removed with its country, which players would not expect.
  const movedTotals = card.general.effects.map(totalMoved);
  const markers = changes.filter(([key]) => key.startsWith('war:') && !movedTotals.includes(key));
  return [
    {
      rule: 'GS 9.21',
      sentence: sayTrend(card.trend),
      ...(card.trend === 0
        ? {}
        : {
            ...trendMoved,
            picture: drawn(pictureOfTrend(card.trend, { open, changes })),
            caption: shortName('climate'),
          }),
    },
    ...card.general.effects.map((effect, at) => ({
      rule: kindOf(effect).rule(effect, true),
      sentence: kindOf(effect).say(effect),
      picture: drawn(pictures[at]),
      caption: captionOf(pictures[at]),
      ...(effect.kind === 'by-hand' ? BY_HAND : moved(totalMoved(effect))),
    })),
    ...markers.map((change) => ({
      rule: 'GS 25.31',
      sentence: `${sayWarMarker(change)}.`,
      picture: drawn(pictureOfChange(change, { open })),
      ...BY_HAND,
    })),
  ];
}

const drawn = (picture: Picture | null | undefined) =>
  picture ? <EffectPicture picture={picture} size={48} /> : undefined;

function EmptyCard({ open, onOpen }: { open: OpenState; onOpen: (sheet: string) => void }) {
  const last = useLastTurn();
  const sentence = hasCurtain(open)
    ? 'The first card of the turn is turned face up for all. Only its trend and its general event count.'
    : 'Turn the first card of the turn on the table and enter what it says. Its national events do nothing.';
  return (
    <EventCard
      classLine="General event"
      title="Not turned yet"
      rows={[{ rule: 'GS 9.12', sentence }]}
      {...(open.pile || last
        ? {
            foot: (
              <div className={cx(lay.ends, styles.foot)}>
                <PileLine onOpen={onOpen} />
                {last && (
                  <Button look="quiet" onClick={() => onOpen('last-card')}>
                    Last turn’s card
                  </Button>
                )}
              </div>
            ),
          }
        : {})}
    />
  );
}

function sayTrend(trend: number): string {
  if (trend === 0) return 'The Economic Climate stays.';
  return `The Economic Climate ${trend < 0 ? 'falls' : 'rises'} by ${inWords(trend)}.`;
}

/** "Climate 0 to −1", short enough for the margin strip. */
function Moved({ change: [key, before, after] }: { change: Change }) {
  return (
    <>
      {key.startsWith('war:') ? (
        sayWarMarker([key, before, after])
      ) : (
        <>
          {shortName(key)} <b>{printTotal(key, before)}</b> to <b>{printTotal(key, after)}</b>
        </>
      )}
    </>
  );
}

/** The general card of the turn before, with what it moved. */
export function LastCardSheet({ onClose }: { onClose: () => void }) {
  const last = useLastTurn<OpenState>();
  return (
    <OverSheet
      title="Last turn’s card"
      note={last ? printTurn(last.open.turn) : 'There was no turn before.'}
      onClose={onClose}
    >
      {last?.open.card ? (
        <CardFace open={last.open} rows={last.rows} classLine="General event" still />
      ) : (
        <div className={sheet.body}>
          <p>No card was turned.</p>
        </div>
      )}
    </OverSheet>
  );
}
