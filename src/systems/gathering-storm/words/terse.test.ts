import { describe, expect, it } from 'vitest';
import type { Place } from '../effects/place';
import { COUNTRIES, POWERS } from '../vocabulary';
import { readLine } from './read-line';

const of = (form: string): Place =>
  form === 'general' ? { general: true } : ({ general: false, power: form } as Place);
const found = (line: string, form: string) => readLine(line, of(form));
const read = (line: string, form: string) => {
  const one = found(line, form);
  return 'read' in one ? one.read : one;
};

describe('words as a terse typist shortens them', () => {
  it.each<[string, string, string]>([
    ['rand tile +1', 'Germany', 'random tile +1'],
    ['rand draw -1', 'Italy', 'random tile draw -1'],
    ['civ war spain', 'general', 'civil war Spain'],
    ['civ war counter greece', 'general', 'civil war counter Greece'],
    ['nav espionage', 'Germany', 'naval espionage'],
    ['supp +1 per nav result, max 3', 'Germany', 'support +1 per naval result, max 3'],
    ['free nav unit', 'France', 'free naval unit'],
  ])('GS Guide: “%s” on the card of %s is “%s”', (short, form, long) => {
    expect(read(long, form)).toBeInstanceOf(Array);
    expect(read(short, form)).toEqual(read(long, form));
  });

  it('GS Guide, Construction, Subversion: “sub” is a submarine or subversion, and is asked about', () => {
    const ship = [{ kind: 'free-ship', power: 'Russia', ship: 'submarine' }];
    const countries = ['Finland', 'Poland', 'Rumania', 'Turkey'];
    expect(found('free sub', 'Russia')).toEqual({ choices: [ship, [{ kind: 'subversion', countries }]] });
    expect(found('free sub', 'Germany')).toEqual({ choices: [[{ ...ship[0], power: 'Germany' }]] });
  });

  it.each(['neth 1', 'holland +1 axis', 'Holland: 1', 'Dutch +1 [Axis]', 'pro-Danish +1'])(
    'GS 4.16: %s: what is no country of the regions is said to be none, and no other is offered',
    (line) => {
      for (const form of ['general', ...POWERS]) {
        const one = found(line, form);
        expect('refused' in one && one.refused.message).toContain(
          'is not a country of the diplomatic regions.',
        );
        const offered = 'nearest' in one ? one.nearest.join() : '';
        expect(COUNTRIES.filter((country) => offered.includes(country))).toEqual([]);
      }
    },
  );
});
