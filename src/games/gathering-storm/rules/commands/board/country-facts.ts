import * as v from 'valibot';
import { accept, refuse } from '@/kernel/result';
import { MOST_FLAGS } from '../../diplomacy/state';
import { changeCountry } from '../../diplomacy/targets';
import { GUIDE } from '../../diplomacy/without-effect';
import { COUNTRIES, POWERS, type Power, printList, SIDES } from '../../vocabulary';
import { whole } from '../define';
import { defineFact, setOrClear } from './fact';

const type = v.literal('set-fact');
const country = v.picklist(COUNTRIES, 'Name a country of the diplomatic regions (GS 4.16).');
const powers = v.array(v.picklist(POWERS, 'Name one of Germany, Italy, Britain, France, Russia.'));

function printFlags(flags: readonly Power[]): string {
  const counted = POWERS.flatMap((power) => {
    const count = flags.filter((flag) => flag === power).length;
    return count > 0 ? `${power} ${count}` : [];
  });
  return counted.length > 0 ? `flags: ${counted.join(', ')}` : 'no flags';
}

const russiaShape = v.strictObject({
  type,
  fact: v.literal('russia'),
  fullCohesion: v.optional(v.boolean()),
  purge: v.optional(v.boolean()),
  /** Whether a purge removes its advanced research point. */
  takesPoint: v.optional(v.boolean()),
});

function sayRussia({ fullCohesion, purge, takesPoint }: v.InferOutput<typeof russiaShape>): string {
  const parts = [
    ...(fullCohesion === undefined ? [] : [fullCohesion ? 'full cohesion' : 'no full cohesion yet']),
    ...(purge === undefined ? [] : [purge ? 'a purge bars its diplomacy' : 'no purge bars its diplomacy']),
    ...(takesPoint === undefined
      ? []
      : [takesPoint ? 'a purge takes its advanced research point' : 'it has its advanced research point']),
  ];
  return `Russia: ${printList(parts) || 'as it was'}`;
}

/** Facts about countries, and about what Russia may do. */
export const COUNTRY_FACTS = {
  flags: defineFact({
    shape: v.strictObject({ type, fact: v.literal('flags'), country, flags: powers }),
    check: (_, fact) =>
      fact.flags.length > MOST_FLAGS
        ? refuse(`${fact.country} holds four flags at most.`, {
            rule: 'GS Guide, Diplomacy',
            allowed: 'Leave out the flag that is removed.',
          })
        : accept(null),
    apply(draft, fact) {
      changeCountry(draft, fact.country).flags = fact.flags;
    },
    say: (fact) => ({ text: `${fact.country} has ${printFlags(fact.flags)}`, rule: GUIDE }),
    nature: 'event',
  }),
  conquered: defineFact({
    shape: v.strictObject({
      type,
      fact: v.literal('conquered'),
      country,
      by: v.nullable(v.picklist(SIDES, 'Name Axis, Allies or Russia, or nobody.')),
    }),
    apply(draft, fact) {
      changeCountry(draft, fact.country).conquered = fact.by;
    },
    say: ({ country: where, by }) => ({
      text: by
        ? `Mark ${where} as conquered by ${by === 'Russia' ? 'Russia' : `the ${by}`}`
        : `${where} is free: take the mark of conquest off it`,
      rule: GUIDE,
    }),
    nature: 'event',
  }),
  rings: defineFact({
    shape: v.strictObject({ type, fact: v.literal('rings'), country, powers }),
    apply(draft, fact) {
      changeCountry(draft, fact.country).rings = [...new Set(fact.powers)];
    },
    say: (fact) => ({
      text: `${fact.country} has ${fact.powers.length > 0 ? `spy rings of ${printList(fact.powers)}` : 'no spy rings'}`,
      rule: 'GS 24.61B',
    }),
    nature: 'event',
  }),
  russia: defineFact({
    shape: russiaShape,
    apply({ russia }, { fullCohesion, purge, takesPoint }) {
      russia.fullCohesion = fullCohesion ?? russia.fullCohesion;
      russia.purge = purge ?? russia.purge;
      if (takesPoint) russia.takesPoint = true;
      else if (!(takesPoint ?? purge ?? true)) delete russia.takesPoint;
      if (!russia.purge) delete russia.purgedBy;
    },
    say: (fact) => ({ text: sayRussia(fact), rule: 'GS 24.61A, B' }),
    nature: 'event',
  }),
  subversion: defineFact({
    shape: v.strictObject({ type, fact: v.literal('subversion'), value: whole(0, 9) }),
    apply({ facts }, { value }) {
      facts.subversion = value;
    },
    say: ({ value }) => ({ text: `One subversion result changes diplomacy by ${value}`, rule: GUIDE }),
    nature: 'ruling',
  }),
  needed: defineFact({
    /** Null: not entered. */
    shape: v.strictObject({ type, fact: v.literal('needed'), country, value: v.nullable(whole(0, 40)) }),
    apply: ({ facts }, fact) => setOrClear(facts.needed, fact.country, fact.value),
    say: ({ country: where, value }) => ({
      text:
        value === null ? `What is needed in ${where} is not entered` : `A result in ${where} needs ${value}`,
      rule: 'GS 24',
    }),
    nature: 'ruling',
  }),
};
