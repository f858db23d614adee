import type { Catalogue, ChoiceKind } from '@/kernel/command/policy';
import type { CardFacts, CountryFacts, OrderFacts, PlaceFacts, ProjectFacts, SurplusFacts } from './facts';

/**
 * The choices of a power without a player in Gathering Storm, and the conditions its rules may use. A showing
 * reveals the rules that applied to its card, so conditions on cards read only the card and public facts.
 * Placements of points and steps are never revealed, so projects may be chosen by the hand.
 */

const card = {
  'support-low': {
    words: 'the power’s support is below 0 as it stands',
    holds: ({ support }: CardFacts) => support < 0,
  },
};

const DECLINE: ChoiceKind<CardFacts> = {
  id: 'decline',
  words: 'Play or decline a card at its moment',
  options: { play: 'play it', decline: 'decline it' },
  conditions: {
    lowers: { words: 'it lowers more than it raises', holds: ({ now }) => now < 0 },
    idle: {
      words: 'it raises and lowers nothing that the app counts now',
      holds: (own) => !own.raises && !own.lowers,
    },
    mixed: { words: 'it raises one thing and lowers another', holds: (own) => own.raises && own.lowers },
    'moves-index': { words: 'it moves the European Aggression Index', holds: (own) => own.movesIndex },
    ...card,
  },
  otherwise: 'play',
};

const SUPPORT: ChoiceKind<CardFacts> = {
  id: 'support',
  words: 'When to play a secret support event',
  options: { play: 'play it now', keep: 'keep it for later', decline: 'decline it' },
  conditions: {
    'low-may-improve': {
      words: 'it is worth less than 0 now and may improve',
      holds: ({ now, best }) => now < 0 && best > now,
    },
    low: { words: 'it is worth less than 0 now', holds: ({ now }) => now < 0 },
    'may-improve': {
      words: 'it is worth 0 or more now and may improve',
      holds: ({ now, best }) => now >= 0 && best > now,
    },
    'at-best': {
      words: 'it is worth the most that it can be',
      holds: ({ now, best }) => now > 0 && now >= best,
    },
    'before-income': { words: 'income is not taken yet', holds: ({ incomeTaken }) => !incomeTaken },
    diplomatic: { words: 'the Diplomatic phase has come', holds: (own) => own.diplomatic },
    'index-end': {
      words: 'it follows the Aggression Index, which is at 3 or beyond',
      holds: ({ followsIndex, index }) => followsIndex && Math.abs(index) >= 3,
    },
    last: { words: 'it cannot be kept any longer', holds: (own) => own.last },
    ...card,
  },
  otherwise: 'play',
};

const isContested = ({ own, rival }: CountryFacts) => own > 0 && rival > 0;

const place = {
  contested: {
    words: 'in one of them both its alliance and another side have flags',
    holds: ({ countries }: PlaceFacts) => countries.some(isContested),
  },
  'war-near': {
    words: 'in one of them two counters or fewer are missing to a civil war',
    holds: ({ countries }: PlaceFacts) => countries.some(({ toWar }) => toWar !== null && toWar <= 2),
  },
};

/** Ways to pick among countries; the one that is picked must be among those offered. */
const PICKS = {
  own: 'one where its alliance has a flag',
  rival: 'one where another side has a flag',
  empty: 'one without a flag',
  leans: 'one that leans to its alliance this turn',
  any: 'any of them',
};

const TARGET: ChoiceKind<PlaceFacts> = {
  id: 'target',
  words: 'Where subversion works',
  options: { ...PICKS, unused: 'use it nowhere' },
  conditions: {
    ...place,
    purge: { words: 'a purge bars Russian diplomacy', holds: (own) => own.purge },
  },
  otherwise: 'any',
};

const COUNTRY: ChoiceKind<PlaceFacts> = {
  id: 'country',
  words: 'Which country a flexible event goes to',
  options: { ...PICKS, conquered: 'a conquered one, where it is support instead', unused: 'use it nowhere' },
  conditions: {
    ...place,
    'support-low': {
      words: 'the power’s support is below 0 as it stands',
      holds: ({ support }) => support < 0,
    },
  },
  otherwise: 'any',
};

const BACK: ChoiceKind<PlaceFacts> = {
  id: 'back',
  words: 'Which country to back in a dispute',
  options: PICKS,
  conditions: place,
  otherwise: 'any',
};

const PROJECT: ChoiceKind<ProjectFacts> = {
  id: 'project',
  words: 'Which project takes a point or a step',
  options: {
    finish: 'one that is a step short of a level',
    counted: 'one that a support event of its hand counts',
    furthest: 'the one with the most steps',
    atomic: 'atomic research',
    any: 'any of them',
  },
  conditions: {
    counted: { words: 'a support event of its hand counts research', holds: (own) => own.counted },
    atomic: { words: 'atomic research is permitted', holds: (own) => own.atomic },
    gift: { words: 'the step comes from an event', holds: (own) => own.gift },
  },
  otherwise: 'any',
};

const ORDER: ChoiceKind<OrderFacts> = {
  id: 'order',
  words: 'A research event before or after points are placed',
  options: { before: 'before points are placed', after: 'after points are placed' },
  conditions: {
    picks: { words: 'it leaves projects to be chosen', holds: (own) => own.picks },
    espionage: { words: 'it gives a free point', holds: (own) => own.espionage },
    points: { words: 'points of this turn may still be placed', holds: (own) => own.pointsLeft },
  },
  otherwise: 'before',
};

const SURPLUS: ChoiceKind<SurplusFacts> = {
  id: 'surplus',
  words: 'How to split a surplus of a doubling',
  options: { one: 'all on one project', even: 'a step each on several projects', 'give-up': 'give it up' },
  conditions: {
    large: { words: 'two steps or more are left over', holds: ({ steps }) => steps >= 2 },
    atomic: { words: 'atomic research may take it', holds: (own) => own.atomic },
  },
  otherwise: 'one',
};

export const CATALOGUE: Catalogue = {
  game: 'gathering-storm',
  choices: [DECLINE, SUPPORT, TARGET, COUNTRY, BACK, PROJECT, ORDER, SURPLUS],
};
