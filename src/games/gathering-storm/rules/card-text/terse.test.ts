import { describe, expect, it } from 'vitest';
import { effectsOf } from '../testing/effects-of';
import { POWERS } from '../vocabulary';

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
    expect(effectsOf(long, form)).toBeInstanceOf(Array);
    expect(effectsOf(short, form)).toEqual(effectsOf(long, form));
  });
});

describe('abbreviations of a newcomer', () => {
  it.each<[string, string, string]>([
    ['Hun +1 G', 'general', 'Hungary +1 Germany'],
    ['Hun G +1', 'general', 'Hungary Germany +1'],
    ['Hun +1 I', 'general', 'Hungary +1 Italy'],
    ['Hun +1 G, Rum +1 F', 'general', 'Hungary +1 Germany, Rumania +1 France'],
    ['G sup +1', 'general', 'German support +1'],
    ['B inc -1; EAI +1', 'Germany', 'British income -1; EAI +1'],
    ['It Ger sup +1', 'general', 'Italian, German support +1'],
    ['It, Ger sup +1', 'Germany', 'Italian, German support +1'],
    ['Au +1 Ger', 'general', 'Austria +1 Germany'],
    [
      'diplomatic counter may be placed in Finland, even though it normally may not',
      'Russia',
      'diplomatic counter may be placed in Finland, even if barred',
    ],
    ['fact cost +1', 'Germany', 'fac cost +1'],
    ['convert fact 2 less', 'Germany', 'convert factory 2 less'],
    ['Yug civil war no mod; EAI +1', 'general', 'Yugoslavia civil war no modifier; EAI +1'],
    [
      'free subv res in Fin Pol Rum or Tur',
      'Russia',
      'free subversion result in Finland, Poland, Rumania or Turkey',
    ],
    ['sup +1 per mil res, max 3', 'Germany', 'support +1 per military research result, max 3'],
    [
      'Bul v Rum; Ax backs 1, Rus/All other',
      'general',
      'Bulgaria v Rumania; Axis backs one, Russia or Allies other',
    ],
  ])('GS Guide: “%s” on the card of %s is “%s”', (short, form, long) => {
    expect(effectsOf(long, form)).toBeInstanceOf(Array);
    expect(effectsOf(short, form)).toEqual(effectsOf(long, form));
  });

  it.each(['It +1', 'It loses 1, Ger sup +1', 'Plan B', 'Plan B rises', 'F', 'AI +1', 'no rand', 'free sub'])(
    '“%s”: does not read a letter or “it” as a power if it may mean something else',
    (line) => expect(effectsOf(line, 'general')).toBeNull(),
  );

  it.each(['neth 1', 'holland +1 axis', 'Holland: 1', 'Dutch +1 [Axis]', 'pro-Danish +1'])(
    'GS 4.16: %s: does not read a name that is no country of the regions',
    (line) => {
      for (const form of ['general', ...POWERS]) expect(effectsOf(line, form)).toBeNull();
    },
  );

  it('GS 9.31: a plus between two powers joins them, and is not a sign', () => {
    const fallen = ['Britain', 'France'].map((power) => ({ kind: 'support', power, amount: -1 }));
    expect(effectsOf('brit+fr supp -1', 'general')).toEqual(fallen);
    expect(effectsOf('Brit + Fr supp -1', 'general')).toEqual(fallen);
  });
});
