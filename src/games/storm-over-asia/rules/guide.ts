import { type Guide as AnyGuide, headed } from '@/kernel/guide';
import { printList } from '@/kernel/print';
import { asksLast, cardsHeld, hasCurtain } from '@/kernel/round';
import { isForOne, namePass, type Seat } from '@/kernel/seats';
import { type Due, duesOf, endsWithAttacks, nextVisitor } from './dues';
import type { OpenState } from './state';
import { STEPS, stepAt, stepIndex } from './steps';
import { POWERS, type Power, printTurn, type Region } from './vocabulary';
import { cardsInDeck, heldOutOf, isDrawn } from './warlords/cards';

/** The next thing. */
export interface Guide extends AnyGuide<'enter-card' | 'enter-warlord' | 'settle-due'> {
  dues: Due[];
}

const advance = (label: string): Guide['action'] => ({ label, command: { type: 'advance' } });

/** The app's seat that picks an owed flag; after an undo the app does not pick again by itself. */
function appThatPicks({ seats }: OpenState, { obligation }: Due): Seat<Power> | undefined {
  if (obligation?.ask.type !== 'flag') return undefined;
  return seats.find(({ by, powers }) => by === 'app' && powers.some((power) => power === obligation.owes));
}

function owedGuide(open: OpenState, owed: Due): Omit<Guide, 'dues'> {
  const app = appThatPicks(open, owed);
  const label = app ? namePass(open.seats, app.person) : 'Settle it';
  return {
    ...(app ? { line: label } : headed('First', 'what is due')),
    reason: `${owed.words}.`,
    rule: owed.rule,
    action: app ? { label, go: 'curtain', person: app.person } : { label, go: 'settle-due' },
  };
}

/** Says what happens when papers are opened: by the person who reads them, or by the app. */
function readingOf({ seats }: OpenState, person: string): string {
  if (seats.some((seat) => seat.person === person && seat.by === 'app'))
    return 'It reads the cards of its powers and leaves orders by its policy.';
  const own = 'Read your cards, and give your orders for them.';
  return isForOne(seats) ? own : `${own} The round visits everyone.`;
}

/** What to do next. @rule SOA 7 (order inferred) */
export function guideFor(open: OpenState): Guide {
  const dues = duesOf(open);
  const base = { dues };
  if (open.over)
    return {
      ...base,
      line: 'The game is over',
      reason: 'What goes on to A World at War is on the page Passage.',
      rule: 'SOA 38',
      action: { label: 'Open the passage', go: 'page', page: 'passage' },
    };
  const owed = dues.find(({ obligation }) => obligation);
  if (owed) return { ...base, ...owedGuide(open, owed) };
  const visitor = nextVisitor(open);
  if (visitor)
    return {
      ...base,
      line: namePass(open.seats, visitor),
      reason: readingOf(open, visitor),
      rule: 'SOA 9',
      action: { label: namePass(open.seats, visitor), go: 'curtain', person: visitor },
    };
  const next = stepGuide(open);
  return { ...base, ...next, reason: `${sayNotShown(open)}${next.reason}` };
}

/** That nothing was shown yet, where people hold cards that the tap before could have shown: all have seen as much. */
function sayNotShown(open: OpenState): string {
  const shows = STEPS[stepIndex(open.step) - 1]?.shows ?? [];
  const could = hasCurtain(open) && shows.length > 0 && cardsHeld(open) > 0;
  return could && open.shown.length === 0 ? 'No card was shown. ' : '';
}

function stepGuide(open: OpenState): Omit<Guide, 'dues'> {
  const app = hasCurtain(open);
  switch (open.step) {
    case 'draw':
      return {
        ...headed('Next', app ? 'turn the card' : 'the general card'),
        reason: `Everyone sees the first card of ${printTurn(open.turn)} (assumed from the sister game).`,
        rule: 'SOA 9',
        action: app
          ? { label: 'Turn the card', command: { type: 'turn-card' } }
          : { label: 'Enter the card', go: 'enter-card' },
      };
    case 'general':
      if (!open.card)
        return {
          line: 'No general card',
          reason: 'The turn goes on without one.',
          rule: 'SOA 9',
          action: advance('Go on'),
        };
      return {
        ...headed('Next', 'apply the card'),
        reason: 'The card shows what it does.',
        rule: 'SOA 9',
        action: { label: 'Apply the card', command: { type: 'apply-card' } },
      };
    case 'deal':
      return {
        ...headed('Next', app ? 'deal the cards' : 'deal on the table'),
        reason: `${open.cardsEach === 1 ? 'One card' : `${open.cardsEach} cards`} for each power (assumed).`,
        rule: 'SOA 9',
        action: { label: app ? 'Deal the cards' : 'Dealt', command: { type: 'deal' } },
      };
    case 'read':
      return app
        ? {
            ...headed('Next', 'cards that come now'),
            reason: 'The papers are read. What comes as it is drawn is shown to all.',
            rule: 'SOA 9',
            action: advance('Go on'),
          }
        : onTheBoard(open);
    case 'warlord':
      return warlordGuide(open);
    case 'end':
      if (asksLast(open))
        return {
          line: 'Anyone’s papers first?',
          reason: `${sayHeld(open)} Cards kept are shown and discarded (assumed).`,
          rule: 'SOA 9',
          action: { label: 'Nobody: end the turn', command: { type: 'end-turn' } },
        };
      return {
        ...headed('Next', 'end the turn'),
        reason: `This turn’s modifiers expire; ${printTurn(open.turn + 1)} begins.`,
        rule: 'SOA 10',
        action: { label: 'End the turn', command: { type: 'end-turn' } },
      };
    default:
      return onTheBoard(open);
  }
}

/** "Britain and Russia still hold cards." */
function sayHeld({ hands }: OpenState): string {
  const powers = POWERS.filter((power) => hands[power].held > 0);
  return `${printList(powers)} still ${powers.length === 1 ? 'holds' : 'hold'} cards.`;
}

function onTheBoard(open: OpenState): Omit<Guide, 'dues'> {
  const { phase, name } = stepAt(open.step);
  const base = { ...headed('Now', name), rule: 'SOA 7' };
  const reason = `${phase}: play it on the board, and enter what changes.`;
  if (!endsWithAttacks(open)) return { ...base, reason, action: advance('Go on') };
  return {
    ...base,
    reason: `${reason} Then ${printTurn(open.turn + 1)} begins.`,
    action: { label: 'End the turn', command: { type: 'end-turn' } },
  };
}

function sayCame(regions: readonly Region[]): string {
  const held = regions.length === 1 ? 'its card is' : 'their cards are';
  return `${printList(regions)} came; ${held} held out for one draw.`;
}

function warlordGuide(open: OpenState): Omit<Guide, 'dues'> {
  const { drawn } = open.warlords;
  const held = heldOutOf(open.warlords);
  if (isDrawn(open))
    return {
      ...headed('Next', 'the China Incident'),
      reason:
        drawn?.turn === open.turn && held.length > 0
          ? sayCame(held)
          : 'No card came this turn; none is held out now.',
      rule: 'SOA 26.112D',
      action: advance('Go on'),
    };
  if (cardsInDeck(open.china, open.warlords).length === 0)
    return {
      line: 'No warlord card',
      reason: 'No card is left that could come.',
      rule: 'SOA 26.112',
      action: { label: 'Go on without', command: { type: 'no-warlord' } },
    };
  const reason = 'One card at the end of every Diplomatic phase, whatever diplomacy did.';
  return {
    ...headed('Next', 'a warlord card'),
    reason,
    rule: 'SOA 26.112C',
    action: hasCurtain(open)
      ? { label: 'Draw the card', command: { type: 'draw-warlord' } }
      : { label: 'Enter the card', go: 'enter-warlord' },
  };
}
