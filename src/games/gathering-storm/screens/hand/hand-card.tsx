import type { ReactNode } from 'react';
import { checkDecline } from '@/games/gathering-storm/rules/commands/cards/order';
import { isConditional, kindOf, nextQuestion, windowOf } from '@/games/gathering-storm/rules/effects';
import type { Effect, Formula } from '@/games/gathering-storm/rules/effects/shapes';
import { hasPassed, WINDOW_WORDS } from '@/games/gathering-storm/rules/guide/phases';
import { becomesAtEnd } from '@/games/gathering-storm/rules/hands/showing';
import { previewEvent } from '@/games/gathering-storm/rules/previews';
import type { SheetState } from '@/games/gathering-storm/rules/research/state';
import { printChange } from '@/games/gathering-storm/rules/say/names';
import { type Picture, pictureOf, picturesOfChanges } from '@/games/gathering-storm/rules/say/picture';
import type { Hand, HeldCard, OpenState, Order } from '@/games/gathering-storm/rules/state/state';
import { readWorth, seenWith } from '@/games/gathering-storm/rules/state/worth';
import { computeFormula } from '@/games/gathering-storm/rules/totals/formulas';
import { type Power, printSigned } from '@/games/gathering-storm/rules/vocabulary';
import { openPowers } from '@/kernel/seats';
import type { HandCard } from '@/ui/card/hand-layout';
import { Waterfall } from '@/ui/figure/waterfall';
import voice from '@/ui/type.module.css';
import { sayAmended } from '../amend/amend-card-sheet';
import { MARKS } from '../board/marks';
import { EffectPicture } from '../events/picture/effect-picture';
import styles from './hand-card.module.css';

const PLACES = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth'];

/** "Second card": how a card is called in a hand. */
export const placeOf = (slot: number) => `${PLACES[slot - 1] ?? `${slot}th`} card`;

export interface HeldBy {
  power: Power;
  open: OpenState;
  hidden: Hand;
  /** The research sheet of its alliance, if the app tracks it. */
  sheet: SheetState | undefined;
  /** They are read on their owner’s phone. */
  isPhone?: boolean;
}

const CANNOT_KEEP = 'It has its own moment, and is not held back past it.';

/** The reasons why orders are not open to a card, by what they are called. */
export function whyNot({ power, open, hidden }: HeldBy, card: HeldCard): { [K in Order['do']]?: string } {
  const window = windowOf(card.event, open);
  const late = hasPassed(window, open.step) ? 'Its time has passed.' : undefined;
  const keep = late ?? (window === 'any-time' ? undefined : CANNOT_KEEP);
  const decline = late ?? checkDecline(open, hidden, power, card.slot);
  return {
    ...(late ? { play: late } : {}),
    ...(keep ? { keep } : {}),
    ...(decline ? { decline } : {}),
  };
}

/** A held card as its owner reads it: its face, what it is worth, and what becomes of it. */
export function toHandCard(by: HeldBy, card: HeldCard): HandCard {
  const { power, open, hidden } = by;
  const { event, slot } = card;
  const window = windowOf(event, open);
  const passed = hasPassed(window, open.step);
  const seen = seenWith(open, event, by.sheet);
  const order = hidden.orders[slot];
  const why = whyNot(by, card);
  const isOpen = openPowers(open.seats).includes(power);
  return {
    id: String(slot),
    place: placeOf(slot),
    mark: MARKS[power],
    window: WINDOW_WORDS[window].when,
    art: event.effects[0] && <EffectPicture picture={faceOf(seen, event.effects[0])} size={104} />,
    title: event.title,
    rows: event.effects.map((effect, at) => ({
      rule: kindOf(effect).rule(effect, false),
      sentence: kindOf(effect).say(effect),
      picture: at > 0 && <EffectPicture picture={faceOf(seen, effect)} size={40} />,
    })),
    order: passed ? 'declined' : order ? SHORT[order.do] : 'no order yet',
    ordered: order !== undefined || passed,
    becomes: sayOrder(by, card),
    why: [
      ...(why.keep && !passed ? [`Keep: ${why.keep}`] : []),
      ...(why.decline && !passed ? [`Decline: ${why.decline}`] : []),
      ...sayAmended(card),
    ],
    aloud: [
      isOpen ? `${power}, face up.` : `Secret, ${power} only.`,
      WINDOW_WORDS[window].why,
      ...(window === 'any-time' && event.effects.some(isConditional)
        ? ['If you wait, its value changes with the table.']
        : []),
      ...(why.decline ? [] : [sayMust(open, power)]),
    ],
    children: (
      <>
        {!passed &&
          event.effects
            .filter(isConditional)
            .map((effect) => <Worth key={effect.kind} open={seen} effect={effect} />)}
        <Changes {...by} open={seen} card={card} />
      </>
    ),
  };
}

const SHORT = { play: 'play: ordered', keep: 'kept, for now', decline: 'decline: ordered' };

const sayMust = (open: OpenState, power: Power) =>
  open.hands[power].dealt > 1
    ? 'At least one of your cards must be played this turn.'
    : 'It is your only card: it must be played this turn.';

/** An effect as the face shows it: what it adds, or what it is worth now; what that changes stands below. */
function faceOf(open: OpenState, effect: Effect): Picture {
  const picture = pictureOf(effect, { open });
  if (picture.kind !== 'amount' || !isConditional(effect)) return picture;
  const { kind, of, power } = picture;
  return { kind, of, power, by: computeFormula(open, effect).amount };
}

/** What a conditional event adds up from, now and at best. Only its owner reads it. @rule GS Guide, Support */
function Worth({ open, effect }: { open: OpenState; effect: Formula }) {
  const { best, sentences } = readWorth(open, effect);
  const { amount, parts } = computeFormula(open, effect);
  const counted = parts
    .filter((part) => part.amount !== 0)
    .map((part) => (part.words === 'Base' ? { ...part, words: 'The card' } : part));
  const [worth, moves, unsaid] = sentences;
  return (
    <div className={styles.worth}>
      <Waterfall
        label="What counts now"
        parts={counted}
        total={{
          words: 'Worth now',
          amount,
          note: amount < best ? `at best ${printSigned(best)}` : undefined,
        }}
      />
      <p className={voice.hidden}>
        {worth} {moves}
      </p>
      {unsaid && <p className={styles.unsaid}>{unsaid}</p>}
    </div>
  );
}

/** What it would change if it were shown now, each number before and after. */
function Changes({ power, open, hidden, card }: HeldBy & { card: HeldCard }): ReactNode {
  const changes = previewEvent(open, power, card.event, { own: hidden });
  const pictures = picturesOfChanges(changes, open, card.event.effects);
  const words = changes.map(printChange).join(', ');
  const now = words ? `As the table stands: ${words}.` : 'As the table stands, it changes no number.';
  return (
    <div className={styles.now}>
      {pictures.map((picture) => (
        <EffectPicture key={JSON.stringify(picture)} picture={picture} size={40} />
      ))}
      <p className={pictures.length > 0 || !words ? voice.hidden : undefined}>{now}</p>
    </div>
  );
}

/** What becomes of a card as things stand, in a whole sentence. */
function sayOrder({ open, power, hidden, isPhone }: HeldBy, card: HeldCard): string {
  const order = hidden.orders[card.slot];
  const window = windowOf(card.event, open);
  const { at, rule } = WINDOW_WORDS[window];
  const answer = Object.values(order?.answers ?? {})[0];
  const question = nextQuestion(open, card.event, order?.answers ?? {}, power);
  const choice = [
    answer && ` Your choice: ${answer}.`,
    question && ` ${question.words} Not chosen yet: the table asks then.`,
  ]
    .filter(Boolean)
    .join('');
  if (hasPassed(window, open.step)) return 'Declined: shown and discarded when its phase ends (GS 9.13).';
  if (order?.brought)
    return 'On the research sheet; the card is shown at the end of the Economic phase (GS 9.41B).';
  if (order?.do === 'decline') return 'Decline: shown and discarded when its phase ends (GS 9.13).';
  if (window === 'any-time') {
    return order?.do === 'play'
      ? `Play: shown to all ${isPhone ? 'with everyone’s answers' : 'when you hide your papers'} (${rule}).${choice}`
      : `${order?.do === 'keep' ? 'Kept' : 'No order'}. ${sayEnd(open, hidden, power, card)}`;
  }
  return `${order?.do === 'play' ? 'Play: shown' : 'No order: shown'} ${at} (${rule}).${choice}`;
}

/** Says, before the turn ends, what happens to a kept card. @rule GS 9.13 */
function sayEnd(open: OpenState, hidden: Hand, power: Power, { slot }: HeldCard): string {
  return becomesAtEnd(open, hidden, power, slot) === 'played'
    ? 'If you leave it, it is played as the turn ends: each power plays at least one (GS 9.13).'
    : 'If you leave it, it is shown and discarded as the turn ends, not played (GS 9.13).';
}
