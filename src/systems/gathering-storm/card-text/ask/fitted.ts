import * as v from 'valibot';
import { checkEffect, EFFECTS, kindOf } from '../../effects';
import type { EffectKind } from '../../effects/effect';
import type { CardPlace } from '../../effects/place';
import { type Effect, effectShape } from '../../effects/shapes';
import { onceForList, projectsIn } from '../../research/catalogue';
import { type Country, type Power, type Side, sideOf } from '../../vocabulary';
import type { Noticed } from '../notions/notion';
import { idsOf } from '../notions/projects-said';
import { readAt } from '../read/read-effects';
import { createSourceText } from '../read/source-text';

/** The effect of each kind’s example; read once, since the words of a kind never change. */
const EFFECT_OF = onceForList(() => {
  const effects = (Object.values(EFFECTS) as unknown as readonly EffectKind[]).map(({ example }) => {
    const read = readAt(createSourceText(example), 0, { general: true });
    return [example, read && 'effect' in read ? read.effect : null] as const;
  });
  return new Map(effects);
});

/** What a line names, as far as a form has room for it. */
interface Named {
  power?: Power | undefined;
  side?: Side | undefined;
  countries: Country[];
  project?: string | undefined;
  category?: string | undefined;
  region?: string | undefined;
  amount?: number | undefined;
  way: { up: boolean; down: boolean };
}

/** Which ways what is said goes: a sign, or a word of it. */
export function waysOf(said: readonly Noticed[]): { up: boolean; down: boolean } {
  const speaks = (topic: 'up' | 'down', sign: string) =>
    said.some(
      (notion) =>
        (notion.is === 'topic' && notion.value.includes(topic)) ||
        (notion.is === 'amount' && notion.value.sign === sign),
    );
  return { up: speaks('up', '+'), down: speaks('down', '-') };
}

function namedIn(said: readonly Noticed[], place: CardPlace): Named {
  const first = <I extends Noticed['is']>(is: I) =>
    said.find((notion) => notion.is === is)?.value as Extract<Noticed, { is: I }>['value'] | undefined;
  const amount = said.flatMap((notion) =>
    notion.is === 'amount' && !notion.value.weak ? [notion.value] : [],
  )[0];
  return {
    power: first('power') ?? place.power,
    side: first('side'),
    countries: [...new Set(said.flatMap((notion) => (notion.is === 'country' ? [notion.value] : [])))],
    project: first('project'),
    category: first('category'),
    region: first('region'),
    amount: amount && amount.size > 0 ? (waysOf(said).down ? -amount.size : amount.size) : undefined,
    way: waysOf(said),
  };
}

/** An effect of a kind with what a line names in the place of its own. */
function withTyped(effect: Effect, named: Named, place: CardPlace): Effect {
  const { power, side, countries, project, category, region, amount, way } = named;
  const given = { ...effect } as Record<string, unknown>;
  const put = (field: string, value: unknown) => {
    if (field in given && value !== undefined) given[field] = value;
  };
  put('power', power);
  put('owner', side ?? power);
  put('category', category);
  put('region', region);
  put('amount', amount);
  // “Support up” is offered as one more, and not as the form has it.
  if (amount === undefined && typeof given.amount === 'number' && way.up !== way.down)
    given.amount = Math.abs(given.amount) * (way.down ? -1 : 1);
  put('country', countries[0]);
  if ('beneficiaries' in given && (side ?? power)) {
    given.side = side ?? sideOf(power as Power);
    given.beneficiaries = side ? [] : [power];
  }
  if ('countries' in given && countries.length > 0) {
    const others = (given.countries as Country[]).filter((name) => !countries.includes(name));
    given.countries =
      effect.kind === 'dispute'
        ? [...countries, ...others].slice(0, 2)
        : countries.length > 1
          ? countries
          : [...countries, ...others];
  }
  const whose = power ?? (given.power as Power | undefined);
  const idOf = (name: string) => idsOf(name, whose ? [whose] : [], side ? [side] : [], place)[0];
  if (effect.kind === 'doubling') put('project', project);
  else if (project !== undefined) put('project', idOf(project));
  else if ('project' in given && power) {
    // A project that this power has, in the place of another’s.
    const own = projectsIn(place).find(({ owner }) => owner === power || owner === sideOf(power));
    put('project', own?.id);
  }
  return given as Effect;
}

/** A form that cards print, with what was typed in it; nothing where this card cannot carry it. */
export function fitExample(example: string, said: readonly Noticed[], place: CardPlace): string | null {
  const effect = EFFECT_OF(place).get(example);
  if (!effect) return null;
  const named = namedIn(said, place);
  // A number that was typed may not fit this form.
  const fitted = [named, { ...named, amount: undefined }].flatMap((some) => {
    const read = v.safeParse(effectShape, withTyped(effect, some, place));
    return read.success && !checkEffect(read.output, place) ? [read.output] : [];
  })[0];
  if (!fitted) return null;
  return kindOf(fitted).print(fitted, place).replaceAll('\n', ' ');
}
