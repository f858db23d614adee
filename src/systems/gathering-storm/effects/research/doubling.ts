import { takeOwnCategory } from '../../card-text/notions/projects-said';
import type { Rule } from '../../card-text/notions/rule';
import { SOME_WORDS } from '../../card-text/read/projects';
import { pattern, take } from '../../card-text/read/source-text';
import { printOr } from '../../card-text/read/spellings';
import { DOUBLED, type Doubled } from '../../research/catalogue';
import { SIDES } from '../../vocabulary';
import { type EffectKind, never, type Samples } from '../effect';
import { countsFromHere } from '../late';
import { type EffectOf, doubling as shape } from '../shapes';
import { worthNothing } from '../worth';
import { RESEARCH } from './research';

const TIMES = 'of (?:the )?(?:previous|current|earlier)(?: (?:and|or) (?:previous|current))? investments?';
/** `Double value of previous investment in … research`, and what some cards say behind it. */
export const DOUBLE = `double (?:the )?value ${TIMES} in ${SOME_WORDS} research\\b`;
export const UP_TO = pattern(' ?,? ?up to (?:a )?(?:the )?maximum of (\\w{1,9}) steps?\\b');
const WORDS = pattern(DOUBLE);

/** The printed words of a doubling. */
export const printDouble = (name: Doubled) =>
  `ouble value of previous investment in ${name} research, up to a maximum of three steps.`;

const readSaid: Rule['read'] = (bag, place) => {
  // Atomic research that is permitted is doubled with it: an effect of its own.
  if (bag.has('permit')) return 'which project';
  const most = bag.takeBeside('max');
  const steps = most ?? bag.takeAmount('step');
  if (steps && steps.size !== 3) return 'at most';
  bag.take('max', 'up');
  const names = bag.takeProjects();
  for (const name of names) takeOwnCategory(bag, name, place);
  bag.take('all');
  const doubled = names.flatMap((name) => DOUBLED.find((known) => known === name) ?? []);
  if (doubled.length === 0 || doubled.length < names.length) return 'which project';
  return [doubled.map((project) => ({ kind: 'doubling', project }))];
};

/** Up to three earlier steps of a project are doubled, for every researcher by itself. @rule GS 9.31A; Guide, Research */
export const doubling: EffectKind<EffectOf<'doubling'>> = {
  shape,
  name: 'Research doubling',
  placement: { group: 'Research', card: 'general', forAnother: false },
  rule: (_, general) => (general ? 'GS 9.31A' : RESEARCH),
  window: () => 'drawn',
  fields: ['doubled'],
  check: (_, { general }) =>
    general
      ? null
      : {
          message: 'Only a general event doubles research.',
          rule: 'GS 9.31A',
          allowed: 'A national event adds levels or steps.',
        },
  ask: never,
  missing: never,
  onSheets: ({ project }) => [{ sides: SIDES, deed: { deed: 'double', name: project } }],
  apply() {
    // The steps lie on the research sheets (research/deeds.ts).
  },
  moves: never,
  worth: worthNothing,
  late: countsFromHere,
  say: ({ project }) =>
    `Up to three earlier steps of ${project} are doubled, for each researcher, before this turn’s points are placed.`,
  example: `D${printDouble('air range')}`,
  print: ({ project }) => `D${printDouble(project)}`,
  read(sourceText, at) {
    const found = take(sourceText, at, WORDS);
    if (!found) return null;
    const most = take(sourceText, found.end, UP_TO);
    const end = most?.end ?? found.end;
    const called = (found.words[1] ?? '').trim();
    const project = DOUBLED.find((name) => name === called);
    if (!project)
      return {
        end,
        refusal: {
          message: `“${called}” is not doubled by any event.`,
          rule: RESEARCH,
          allowed: `Name ${printOr(DOUBLED)}.`,
        },
      };
    if (most && !['three', '3'].includes(most.words[1] ?? ''))
      return {
        end,
        refusal: {
          message: 'At most three steps are doubled.',
          rule: RESEARCH,
          allowed: 'If the card says another number, do it by hand, on your board.',
        },
      };
    return { end, effect: { kind: 'doubling', project } };
  },
  changes: null,
  once: true,
  figures: [2, 3],
  offered: ['value of previous investment doubled'],
  said: [
    {
      says: ['double'],
      may: ['research', 'earlier', 'project', 'step', 'point', 'all', 'level', 'result', 'whatever'],
      read: readSaid,
    },
  ],
};

export const samples: Samples<'doubling'> = [
  [
    { kind: 'doubling', project: 'air range' },
    'DOUBLE VALUE OF CURRENT INVESTMENT IN AIR RANGE RESEARCH UP TO A MAXIMUM OF 3 STEPS',
    'double the value of the previous investments in air range\nresearch, up to a maximum of three steps',
    'Double value of previous investment in air range research',
  ],
];
