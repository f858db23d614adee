import type { Catalogue, ChoiceKind } from '@/kernel/command/policy';
import type { CardFacts, FlagFacts, SurplusFacts } from './facts';

/**
 * What an unheld power chooses in Storm Over Asia, and what its rules may use. A showing reveals the rules
 * that applied to its card, so conditions read only the card itself and public state.
 */

const supportLow = {
  words: 'the power’s support is below 0 as it stands',
  holds: ({ support }: { support: number }) => support < 0,
};

const CARD: ChoiceKind<CardFacts> = {
  id: 'card',
  words: 'Show a card or keep it',
  options: { show: 'show it', keep: 'keep it' },
  conditions: {
    lowers: {
      words: 'on the whole it lowers the power’s support and income',
      holds: ({ worth }) => worth < 0,
    },
    raises: {
      words: 'on the whole it raises the power’s support and income',
      holds: ({ worth }) => worth > 0,
    },
    'moves-index': { words: 'it moves the Japanese Aggression Index', holds: (card) => card.movesIndex },
    'own-flag': {
      words: 'it lets the power pick a flag in China',
      holds: (card) => card.ownFlag,
    },
    'other-flag': {
      words: 'it lets another power pick a flag in China',
      holds: (card) => card.otherFlag,
    },
    'open-entry': { words: 'what it does is not entered', holds: (card) => card.openEntry },
    'any-time': { words: 'it may come at any time', holds: (card) => card.anyTime },
    diplomatic: { words: 'the Diplomatic phase has come', holds: (card) => card.diplomatic },
    last: { words: 'it is the turn’s last moment', holds: (card) => card.last },
    'support-low': supportLow,
  },
  otherwise: 'show',
};

const FLAG: ChoiceKind<FlagFacts> = {
  id: 'flag',
  words: 'In which region a flag is turned',
  options: {
    lead: 'one where its side takes the lead',
    own: 'one where its side has flags',
    rival: 'one where the other side has most flags',
    new: 'one where its side has no flag',
    safe: 'one whose warlord card cannot come at the next draw',
    any: 'any of them',
  },
  conditions: {
    'to-warlord': { words: 'it becomes a warlord flag', holds: ({ to }) => to === 'warlord' },
    'from-warlord': { words: 'it is a warlord flag', holds: ({ from }) => from === 'warlord' },
    surplus: { words: 'the United Front’s surplus turns it', holds: (turning) => turning.surplus },
    front: { words: 'a United Front exists', holds: (turning) => turning.front },
    behind: { words: 'its side has fewer flags in China than the other', holds: (turning) => turning.behind },
    'support-low': supportLow,
  },
  otherwise: 'any',
};

const SURPLUS: ChoiceKind<SurplusFacts> = {
  id: 'surplus',
  words: 'Whether the United Front’s surplus turns a warlord flag',
  options: { turn: 'turn one', leave: 'leave it' },
  conditions: {
    'front-falls': {
      words: 'the United Front’s level is entered and would fall below 0',
      holds: ({ level }) => level !== null && level < 1,
    },
    lead: { words: 'China takes the lead in a region by it', holds: (surplus) => surplus.lead },
    'beside-japan': {
      words: 'a warlord flag is beside a Japanese one',
      holds: (surplus) => surplus.besideJapan,
    },
    'last-one': { words: 'only one of the surplus is left', holds: ({ left }) => left === 1 },
    'support-low': supportLow,
  },
  otherwise: 'leave',
};

export const CATALOGUE: Catalogue = { game: 'storm-over-asia', choices: [CARD, FLAG, SURPLUS] };
