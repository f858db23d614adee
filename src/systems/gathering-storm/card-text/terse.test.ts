import { describe, expect, it } from 'vitest';
import type { CardPlace } from '../effects/place';
import { COUNTRIES, POWERS } from '../vocabulary';
import { parseEntered } from './read/read-entered';
import { readLine } from './read/read-line';

const of = (form: string): CardPlace =>
  form === 'general' ? { general: true } : ({ general: false, power: form } as CardPlace);
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

describe('a question has its answers to tap', () => {
  const answers = (line: string, form: string) => {
    const one = found(line, form);
    return 'refused' in one ? [one.refused.message, ...one.nearest] : [];
  };

  it.each<[string, string, string[]]>([
    [
      'Germany',
      'armor +1',
      ['A level of armor, or a step?', 'armor +1 level', 'By hand, economic: armor +1 step'],
    ],
    [
      'Germany',
      'rockets +2',
      [
        'A level of rockets, or a step?',
        'rockets +1 level\nrockets +1 level',
        'By hand, economic: rockets +2 steps',
      ],
    ],
    [
      'Britain',
      'naval espionage vs axis',
      ['Is it a free point in British naval research?', 'British espionage: naval +1 point'],
    ],
    [
      'Britain',
      '1 nav unit accel free',
      [
        'Is it each ship by one space, or one ship by two?',
        'All British ships +1 space',
        'One British ship +2 spaces',
      ],
    ],
    ['Russia', 'may purge', ['Does this happen in any case?', 'purge']],
  ])('GS Guide: %s: %s', (form, line, told) => {
    expect(answers(line, form)).toEqual(expect.arrayContaining(told));
    expect(answers(line, form)[0]).toBe(told[0]);
  });

  it('GS Guide, Espionage: on the general card there is none, and no country is asked for', () =>
    expect(answers('naval espionage vs axis', 'general')[0]).toBe(
      'Espionage is an event of a power’s own card.',
    ));

  it('GS 9.31: each answer that is offered can be read whole on its card', () => {
    const lines = [
      'support',
      'income',
      'may lose 1 support',
      'EAI',
      'armor +1',
      'accel ships',
      'subversion in',
    ];
    for (const line of lines)
      for (const form of POWERS) {
        const [message = '', ...offered] = answers(line, form);
        if (message.endsWith('?') && offered.length > 1)
          for (const answer of offered) expect(found(answer, form), answer).toHaveProperty('read');
      }
  });

  it('GS 9.31: a plus between two powers joins them, and says nothing of more', () => {
    const fallen = ['Britain', 'France'].map((power) => ({ kind: 'support', power, amount: -1 }));
    expect(read('brit+fr supp -1', 'general')).toEqual(fallen);
    expect(read('Brit + Fr supp -1', 'general')).toEqual(fallen);
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
    expect(read(long, form)).toBeInstanceOf(Array);
    expect(read(short, form)).toEqual(read(long, form));
  });

  it.each(['It +1', 'I support +1', 'It loses 1, Ger sup +1', 'Plan B', 'Plan B rises', 'F'])(
    '“%s”: no letter and no “it” is a power where somebody or something else may be meant',
    (line) =>
      expect(found(line, 'general')).not.toMatchObject({ read: [{ kind: 'support' }, { kind: 'support' }] }),
  );

  it.each([
    ['AI +1', 'Germany', 'Does “AI” mean aggression index?'],
    ['no rand', 'Germany', 'Does “rand” mean random tile?'],
    ['free sub', 'Russia', 'What is “sub”: submarine or subversion?'],
  ])('GS 9.12: “%s” on the card of %s asks “%s”', (line, form, message) => {
    const entered = parseEntered(line, of(form));
    expect(entered.ok ? [] : entered.mistakes).toMatchObject([{ kind: 'ask', message }]);
  });
});

describe('what is told of words that are understood', () => {
  const told = (line: string, form = 'general') => {
    const entered = parseEntered(line, of(form));
    return entered.ok ? [] : entered.mistakes.map(({ message, allowed = '' }) => `${message} ${allowed}`);
  };

  it('GS Guide, Disputes: nobody is told to name the countries that were named', () => {
    for (const line of ['Bul v Rum; Ax backs 1, Rus/All 5 other', 'Bul v Rum mostly 2 each', 'Bul Rum free'])
      expect(told(line).join(), line).not.toContain('Name Albania');
  });

  it('only of several effects is it said to write each on a line of its own', () => {
    expect(told('sup 1 EAI 1', 'Germany').join()).toContain('Write each effect on a line of its own.');
    expect(told('free Hun Rum diplomatic Germany').join()).not.toContain('Write each effect');
  });
});
