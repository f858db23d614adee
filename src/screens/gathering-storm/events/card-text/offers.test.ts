import { describe, expect, inject, it } from 'vitest';
import { share } from '@/kernel/testing/effort';
import freeLines from '@/systems/gathering-storm/card-text/measured/free-lines.json';
import askedLines from '@/systems/gathering-storm/card-text/measured/free-lines-ambiguous.json';
import chattyLines from '@/systems/gathering-storm/card-text/measured/free-lines-chatty.json';
import metLines from '@/systems/gathering-storm/card-text/measured/free-lines-met.json';
import noneLines from '@/systems/gathering-storm/card-text/measured/free-lines-none.json';
import trapLines from '@/systems/gathering-storm/card-text/measured/free-lines-traps.json';
import { isCounted } from '@/systems/gathering-storm/card-text/notions/read-freely';
import { parseEntered } from '@/systems/gathering-storm/card-text/read/read-entered';
import { readAtOnce } from '@/systems/gathering-storm/card-text/read/read-line';
import { EFFECTS, kindOf } from '@/systems/gathering-storm/effects';
import type { CardPlace } from '@/systems/gathering-storm/effects/place';
import type { Effect } from '@/systems/gathering-storm/effects/shapes';
import type { Power } from '@/systems/gathering-storm/vocabulary';
import { readCardDraft } from '../card-draft';
import { waysOf } from './ways';

const placeOf = (form: string): CardPlace =>
  form === 'general' ? { general: true } : { general: false, power: form as Power };
const GENERAL = placeOf('general');

function offers(text: string, place: CardPlace) {
  const read = parseEntered(text, place);
  return read.ok ? [] : read.mistakes.flatMap((mistake) => waysOf(text, mistake, [place]));
}
/** Those for what cannot be read; where several readings are asked about, each is one. */
function offersForUnread(text: string, place: CardPlace) {
  const read = parseEntered(text, place);
  const unread = read.ok ? [] : read.mistakes.filter(({ kind }) => kind === 'unread');
  return unread.flatMap((mistake) => waysOf(text, mistake, [place]));
}
const labels = (text: string, place = GENERAL) => offers(text, place).map(({ label }) => label);
const effectsOf = (text: string, place: CardPlace): readonly Effect[] => {
  const read = parseEntered(text, place);
  return read.ok ? read.value.effects : read.effects;
};
const printed = (effects: readonly Effect[], place: CardPlace) =>
  effects.map((effect) => kindOf(effect).print(effect, place));

/** As it was typed, but for what divides one thing from the next. */
const bare = (text: string) => text.replace(/[\s.,;]+/g, ' ').trim();

describe('GS 9.31: an offer loses nothing that was understood', () => {
  /** What the table does by hand, and says so, keeps the words alone. */
  const isByHand = (label: string) => /by hand, on our board$/i.test(label);
  const understood = (form: string) =>
    freeLines.filter((one) => one.form === form && readAtOnce(one.line, placeOf(form)));
  const broken = [...trapLines, ...noneLines, ...askedLines];

  it.each(['general', 'Germany', 'Russia'])('joined with what cannot be read, on a card of %s', (form) => {
    const place = placeOf(form);
    const good = understood(form);
    const bad = broken.filter((one) => one.form === form);
    const step = Math.max(1, Math.round(1 / share()));
    const wrong: string[] = [];
    for (let at = inject('seed') % step; at < Math.max(good.length, 1); at += step)
      for (let turn = 0; turn < 4; turn += 1) {
        const { line } = good[at] as { line: string };
        const { line: other } = bad[(at + turn * 7) % bad.length] as { line: string };
        const held = printed(effectsOf(line, place), place);
        const [begin, joint] = [turn % 2 === 0, ['. ', '; ', ', ', '\n'][turn] as string];
        const text = begin ? `${line}${joint}${other}` : `${other}${joint}${line}`;
        const whole = parseEntered(line, place);
        if (!whole.ok || whole.value.effects.length === 0) continue;
        for (const { label, text: mended } of offersForUnread(text, place)) {
          if (isByHand(label)) continue;
          const keeps = bare(mended).includes(bare(line)) && !mended.includes(`"${text}"`);
          const now = printed(effectsOf(mended, place), place);
          if (!keeps && !held.every((effect) => now.includes(effect))) wrong.push(`${text} → ${label}`);
        }
      }
    expect(wrong).toEqual([]);
  });

  it.each<[string, string]>([
    ['Support +1: Italy, Germany, frobs', 'general'],
    ['Torpedo research +1 (Axis), also German torpedo research +1', 'general'],
    ['Torpedo research +1 (Axis), also German torpedo research +1', 'Germany'],
    ['Russian military research: +1 activity counter', 'Russia'],
    ['Italian support frobs +1 per trade pact in the Balkans, Eastern Europe (max. +3)', 'Italy'],
    // The opposite for one of five; and a country without whom it leans to.
    ['Everybody loses a tile, Germany draws two more', 'general'],
    ['Irish: +1 Germany, Hungary 1 (blue)', 'general'],
  ])('%s: no form that says less, or something else, is in a button', (text, form) =>
    expect(
      labels(text, placeOf(form)).filter((label) => /^(?:Something like|Did you mean)/.test(label)),
    ).toEqual([]),
  );

  it('levels of a project take the place of its own results, and of no results of a category', () => {
    const counted = 'support starts at -3 and goes up 1 for every military result, to a maximum of +3';
    const [label] = labels(`armor result; ${counted}`, placeOf('Germany'));
    expect(label?.toLowerCase()).toBe(`armor level; ${counted}`);
  });

  it.each(['support and EAI +1', 'support, index +1', 'EAI +1, support'])(
    '%s: nobody is offered the opposite of what she typed, and both directions are one tap',
    (text) => {
      const found = offers(text, placeOf('Italy'));
      expect(found.map(({ label }) => label)).toEqual(expect.arrayContaining(['+1', '-1']));
      expect(found.filter(({ label }) => /^(?:Something like|Did you mean)/.test(label))).toEqual([]);
    },
  );

  it.each<[string, string]>([
    ['Take one off Germany’s income.', 'Germany'],
    ['Knock one off the German income', 'Germany'],
    ['Germany owes one income', 'Germany'],
    ['We pay one income this turn', 'Germany'],
    ['Germany forfeits one income', 'Germany'],
    ['One income is taken from Germany', 'Germany'],
    ['We pay one support', 'Britain'],
    ['British support is one under', 'Britain'],
    ['British support takes a knock of one', 'Britain'],
    ['We are one support short', 'Britain'],
    ['Support for the British government weakens by one', 'Britain'],
    ['German income frobs by one', 'Germany'],
  ])('%s: is never read, and never offered, as one more', (text, form) => {
    const place = placeOf(form);
    const amounts = effectsOf(text, place).flatMap((effect) => ('amount' in effect ? [effect.amount] : []));
    expect(amounts.filter((amount) => Number(amount) > 0)).toEqual([]);
    const found = labels(text, place).filter((label) => /^(?:Something like|Did you mean).*\+1/.test(label));
    expect(found).toEqual([]);
  });

  it.each([
    'Both Italian support and the aggression index go up by one.',
    'Both German support and EAI go up 1',
  ])('%s: nothing is offered as one less', (text) =>
    expect(labels(text).filter((label) => /^(?:Something like|Did you mean).*-1/.test(label))).toEqual([]),
  );

  it('a form takes the place of what is not understood alone', () => {
    const [way] = offers('Germany income +1. Turkey gobble +1 Germany frobs', GENERAL);
    expect(printed(effectsOf(way?.text ?? '', GENERAL), GENERAL)).toEqual([
      'German national income: +1',
      'Turkey: 1 [Germany]',
    ]);
  });
});

describe('GS 9.31: what an offer leads to says what was typed, and no more', () => {
  /** Answers to what was left open add to what was said; these only say it in other words. */
  const IS_SAME = /^(?:Take it|Without|Leave .* out|Did you mean|“|No: leave)/;
  const signs = (effects: readonly Effect[]) =>
    effects.flatMap((effect) =>
      'amount' in effect ? [`${effect.kind} ${Math.sign(Number(effect.amount))}`] : [],
    );
  const typed = [...freeLines, ...chattyLines, ...metLines] as unknown as readonly {
    form: string;
    line: string;
    effects: readonly Effect[];
  }[];
  const every = Math.max(1, Math.round(8 / share()));
  const some = typed.filter((_, at) => at % every === inject('seed') % every);
  const broken = [...typed.filter(({ form, line }) => !readAtOnce(line, placeOf(form))), ...some].flatMap(
    ({ form, line, effects }) => [
      { form, text: line, effects },
      { form, text: `${line} frobs`, effects },
      { form, text: line.replace(/ (?=\S+$)/, ' frobs '), effects },
    ],
  );
  const taken = broken.flatMap(({ form, text, effects }) => {
    const place = placeOf(form);
    const ways = offersForUnread(text, place);
    return ways.map((way) => ({ ways, way, text, place, effects, form }));
  });

  it('no number is turned in its sign, and no effect is more than was said', () => {
    const wrong = taken.flatMap(({ ways, way, text, place, effects, form }) => {
      const read = parseEntered(way.text, place);
      // Both directions beside each other are a question.
      const pair = ways.filter(({ label }) => label.startsWith('Without')).length > 1;
      if (!read.ok || !IS_SAME.test(way.label) || pair) return [];
      const now = read.value.effects;
      const turned = signs(now).filter((sign) => !signs(effects).includes(sign));
      return turned.length > 0 || now.length > effects.length ? [`${form}: ${text} → ${way.label}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('none leads to words that are refused at the same place, and no two say the same', () => {
    const wrong = taken.flatMap(({ ways, way, text, place, form }) => {
      const put = /^Did you mean “(.*)”\?$/.exec(way.label)?.[1]?.toLowerCase();
      const read = parseEntered(way.text, place);
      const dead = read.ok ? [] : read.mistakes.map(({ token }) => token?.toLowerCase());
      const twice = ways.filter(({ label }) => label === way.label).length > 1;
      return twice || (put !== undefined && dead.includes(put)) ? [`${form}: ${text} → ${way.label}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('a note behind any beginning of a line ends it, and whatever is read with one is secret', () => {
    const NOTES = [
      ' sec',
      ', secret',
      ' sec.',
      ', hush-hush',
      ' face down',
      " it's secret",
      ' (secret until then)',
    ];
    const cards = some.filter(({ form }) => form !== 'general').slice(0, Math.round(60 * share()) + 8);
    const open = cards.flatMap(({ form, line }) =>
      line.split(' ').flatMap((_, at, words) => {
        const head = words.slice(0, at + 1).join(' ');
        return NOTES.filter((note) => {
          const read = parseEntered(head + note, placeOf(form));
          return read.ok && read.value.effects.length > 0 && !read.value.secret;
        }).map((note) => `${form}: ${head}${note}`);
      }),
    );
    expect(open).toEqual([]);
  });

  it('what is secret stays secret, however that is said', () => {
    const HEADS = ['sec ', 'sec. ', 'Keep this one quiet: ', 'hush-hush: ', 'On the quiet, ', 'Face down. '];
    const wrong = some
      .filter(({ form, line }) => form !== 'general' && readAtOnce(line, placeOf(form)))
      .flatMap(({ form, line }, at) => {
        const text = HEADS[at % HEADS.length] + line;
        const read = parseEntered(text, placeOf(form));
        const texts = read.ok ? [text] : offersForUnread(text, placeOf(form)).map((way) => way.text);
        return texts.filter((one) => {
          const now = parseEntered(one, placeOf(form));
          return now.ok && !now.value.secret && now.value.effects.some(({ kind }) => kind !== 'by-hand');
        });
      });
    expect(wrong).toEqual([]);
  });

  it.each<[string, number, string]>([
    [
      'The economy picks up a notch, and the Germans and Italians both pick up a point of support.',
      1,
      'the Germans and Italians both pick up a point of support.',
    ],
    [
      'Economy drops one. The aggression index goes up one for this turn.',
      -1,
      'The aggression index goes up one for this turn.',
    ],
    [
      'The economy slides two notches, Poland leans one toward the Russians, and the aggression index climbs one.',
      -2,
      'Poland leans one toward the Russians, and the aggression index climbs one.',
    ],
    ['Business picks up one, EAI +1', 1, 'EAI +1'],
    ['the climate drops one', -1, ''],
  ])('GS 9.21: “%s” sets the trend, and nothing drops it', (text, trend, rest) =>
    expect(offers(text, GENERAL)).toMatchObject([{ trend, text: rest }]),
  );

  it.each(['Business as usual', 'The economy frobs', 'When it rains the economy drops one'])(
    'GS 9.21: “%s” offers no trend: it says of none how it changes, or waits for something',
    (text) => expect(offers(text, GENERAL).filter(({ trend }) => trend !== undefined)).toEqual([]),
  );

  it.each(['A quiet day, frobs support +1', 'Dark clouds, frobs support +1'])(
    '“%s” keeps nothing secret, and loses no offer by it',
    (text) => expect(labels(text, placeOf('Germany')).some((label) => /eave|Without/.test(label))).toBe(true),
  );

  it('GS 9.21: whatever stands before or behind a trend stays', () => {
    const good = freeLines.filter((one) => one.form === 'general' && readAtOnce(one.line, GENERAL));
    const every = Math.max(1, Math.round(60 / share()));
    const lines = good.filter((_, at) => at % every === inject('seed') % every).map(({ line }) => line);
    const trends = [
      ...['trend +1', '+1 trend', 'Economic Trend: +1', 'Economic trend: climate improves by one'],
      ...['the trend is up by one', 'trend goes up', 'climate up one', 'trend frobs by 1'],
    ];
    const joints = [', ', '. ', '; ', ' / ', ' - ', ' – ', ' | ', ' & ', ' and ', '\n'];
    const wrong = lines.flatMap((line) => {
      const held = printed(effectsOf(line, GENERAL), GENERAL);
      return trends.flatMap((trend) =>
        joints.flatMap((joint) =>
          [`${trend}${joint}${line}`, `${line}${joint}${trend}`].filter((text) => {
            const empty = { how: 'words', drafts: [], title: null, secret: false, answers: {} } as const;
            const read = readCardDraft({ ...empty, drafts: [], text }, GENERAL, 'table', () => true);
            if (read.event) return !held.every((one) => printed(read.effects, GENERAL).includes(one));
            const set = offers(text, GENERAL).filter((way) => way.trend !== undefined);
            return set.some((way) => !bare(way.text).includes(bare(line)));
          }),
        ),
      );
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    'The Brits get one less research counter this time.',
    'one less research counter',
    'research counters -1',
  ])('%s: no event takes one away, and none is offered as one more', (text) => {
    const found = offers(text, placeOf('Britain'));
    const kinds = found.flatMap((way) => effectsOf(way.text, placeOf('Britain')).map(({ kind }) => kind));
    expect([...new Set(kinds)]).toEqual(['by-hand']);
  });

  it.each([
    ['Italy', 'Italian espionage'],
    ['Italy', 'Espionage'],
    ['Germany', 'Naval construction'],
    ['Germany', 'Military research'],
    ['general', 'Border dispute'],
  ])('%s: “%s” above what is read is the title by the first tap', (form, title) => {
    const text = `${title}\nsupport +1`.replace('support', form === 'general' ? 'EAI' : 'support');
    const [first] = offers(text, placeOf(form));
    expect(first?.label).toBe('It is the title');
    expect(parseEntered(first?.text ?? '', placeOf(form))).toMatchObject({ ok: true, value: { title } });
  });
});

describe('GS 9.31: a word that is left out may have said which way', () => {
  it.each(['German support frobs by one', 'EAI frobs two', 'Italian support gobbles 1'])(
    '%s: more and less are each a tap, and neither is taken for meant',
    (text) => {
      const read = offers(text, GENERAL)
        .filter(({ label }) => label.startsWith('Without'))
        .map((way) => effectsOf(way.text, GENERAL).map((effect) => 'amount' in effect && effect.amount));
      const size = text.endsWith('two') ? 2 : 1;
      expect(read).toEqual([[size], [-size]]);
    },
  );
});

describe('GS 9.12: a title on the line of what it does', () => {
  it.each<[string, string, string, string[]]>([
    ['Hoare-Laval Pact', '. Italian support +1. EAI +1.', 'general', ['support', 'index']],
    [
      'Montreux',
      ': Diplomatic modifier Turkey +1 (G). Germany income +1',
      'general',
      ['diplomacy', 'income'],
    ],
    [
      'Dobruja',
      ': Bulgaria vs Rumania, Axis supports either, Russia or Allies support other, EAI +1',
      'general',
      ['dispute', 'index'],
    ],
    ['Talks in the north', '. EAI +1', 'general', ['index']],
  ])('%s%s: it is offered first, and nothing beside it changes nothing', (title, rest, form, kinds) => {
    const place = placeOf(form);
    const [first, ...others] = offers(title + rest, place);
    expect(first?.label).toMatch(/^Title ".*", then: /);
    const read = parseEntered(first?.text ?? '', place);
    expect(read).toMatchObject({ ok: true, value: { title } });
    expect(read.ok ? read.value.effects.map(({ kind }) => kind) : []).toEqual(kinds);
    expect(others.filter(({ label }) => /Keep it as a title|Something like/.test(label))).toEqual([]);
  });

  it.each([
    [
      'Hoare-Laval Pact: Italian support +1. EAI +1.',
      'Hoare-Laval Pact',
      'general',
      ['support', 'index'],
      false,
    ],
    [
      'Balkan Trade: Italian support +1 per Eastern European trade pact (max. +3) (secret)',
      'Balkan Trade',
      'Italy',
      ['support-pacts'],
      true,
    ],
    ['TANK SCHOOL (Secret): armor +1 level', 'TANK SCHOOL', 'Russia', ['research-level'], true],
    ['FOUR-YEAR PLAN – factories 2 cheaper', 'FOUR-YEAR PLAN', 'Germany', ['factory-price'], false],
  ] as const)(
    '%s: the title before a colon is one without a question',
    (line, title, form, kinds, secret) => {
      const read = parseEntered(line, placeOf(form));
      expect(read).toMatchObject({ ok: true, value: { title, secret } });
      expect(read.ok ? read.value.effects.map(({ kind }) => kind) : []).toEqual(kinds);
    },
  );

  it('what is asked about stands where it stands, behind the title too', () => {
    const text = 'Popular Front: French support frobs by one';
    const [first] = offers(text, GENERAL);
    expect(first?.text).toMatch(/^Popular Front: French support .*[+]1$/);
  });

  it.each(['Four Year Plan', 'Montreux Convention', 'Chrome Deal', 'Hoare-Laval Pact'])(
    '“%s” above what is read is the title without a question',
    (title) =>
      expect(parseEntered(`${title}\nEAI +1`, GENERAL)).toMatchObject({
        ok: true,
        value: { title, effects: [{ kind: 'index', amount: 1 }] },
      }),
  );

  it.each([
    'Germany Gains Support',
    'Italian Support',
    'Two Free Units',
    'Romania for the Axis',
    'Support Up',
  ])('“%s” is none in silence', (line) =>
    expect(parseEntered(`${line}\nEAI +1`, GENERAL)).not.toMatchObject({ value: { title: line } }),
  );

  it.each([
    ['Russian diplomacy in Austria or Hungary; Purge effects; support -1', 'Russia'],
    ['Talks; Italian support +1. EAI +1 frobs', 'general'],
    ['Talks, Italian support up: EAI +1', 'general'],
  ])('%s: no title swallows what is an effect', (line, form) =>
    expect(labels(line, placeOf(form)).filter((label) => /^Title ".*[;,].*", then/.test(label))).toEqual([]),
  );

  it.each(['Four Year Plan', 'Chrome Deal'])(
    '“%s” alone is offered as the title, and as no other word',
    (line) => {
      expect(labels(line)[0]).toBe('It is the title');
      expect(labels(line).filter((label) => /Did you mean/.test(label))).toEqual([]);
      expect(labels(`By hand: ${line}`)[0]).toBe('It is the title');
    },
  );
});

describe('GS 9.31: as newcomers type it', () => {
  it.each<[string, string, string[]]>([
    [
      'Support +1: Italy, Germany. No other effect.',
      'general',
      ['German support level: +1', 'Italian support level: +1'],
    ],
    ['Italian support +1. Nothing else.', 'general', ['Italian support level: +1']],
    ['Turkey +1 (G)', 'general', ['Turkey: 1 [Germany]']],
    ['Turkey +1 (B/F)', 'general', ['Turkey: 1 [Britain, France]']],
    [
      'Conflict: Bulgaria vs. Rumania. Axis supports one, Russia or Allies other. EAI +1',
      'general',
      ['The Axis must support one side; Russia or the Allies the other. [Bulgaria, Rumania]', 'EAI: +1'],
    ],
    ['Yugoslav civil war event (zero modifier), EAI +1', 'general', ['Yugoslavia: 0', 'EAI: +1']],
    ['German factories: -2 to turn over', 'Germany', ['Factory conversion cost -2']],
  ])('%s', (text, form, wanted) => {
    const place = placeOf(form);
    const read = parseEntered(text, place);
    expect(read.ok ? printed(read.value.effects, place) : read.mistakes).toEqual(wanted);
  });

  it('a research counter is asked for no country', () => {
    const read = parseEntered('Russian military research: +1 activity counter', placeOf('Russia'));
    expect(read.ok ? '' : read.mistakes[0]?.message).toBe('Is the counter for research of any category?');
  });
});

describe('GS 9.12: an unread word that may be a name', () => {
  const labelsOf = (text: string, place: CardPlace) => {
    const read = parseEntered(text, place);
    return read.ok
      ? []
      : read.mistakes.flatMap((mistake) => waysOf(text, mistake, [place]).map(({ label }) => label));
  };

  it.each(['Zog Ger sup +1', 'Zog, Ger sup +1', 'Ger Zog sup +1', 'Ger/Zog income +1'])(
    '%s: is dropped by no offer, and is no title',
    (line) => {
      for (const place of [{ general: true }, { general: false, power: 'Germany' }] as const)
        expect(
          labelsOf(line, place).filter((label) => /^(?:Did you mean|Something like|Title)/.test(label)),
        ).toEqual([]);
    },
  );
});

describe('GS 9.12: what stands on a button', () => {
  const LONG =
    'By hand: all powers move every fleet that lies in a foreign harbor to the nearest port of their own.';

  it('of an order is its moment alone, however long it is', () =>
    expect(labels(LONG)).toEqual(expect.arrayContaining(['Income', 'First placement', 'Any time'])));

  it('“Does “…” change anything?” has a yes and a no', () => {
    const found = labels('Naval construction\nGermany may place one additional research counter.');
    expect(found).toContain('No: leave “Naval construction” out');
    expect(found).toContain('Yes: by hand, on our board');
  });
});

describe('GS Guide, Support: so much for each of something', () => {
  const things = Object.values(EFFECTS).flatMap(({ changes }) => changes?.word ?? []);
  const lines = things.flatMap((thing) =>
    ['per', 'for each'].flatMap((each) =>
      ['level', 'result', 'step', 'trade pact', 'point', 'tile'].map((one, at) =>
        at % 2 === 0 ? `${thing} +1 ${each} ${one}` : `+1 ${thing} ${each} ${one}`,
      ),
    ),
  );

  it.each(['general', 'Germany', 'Russia'])(
    'is dropped by no tap that does not name it, on a card of %s',
    (form) => {
      const place = placeOf(form);
      const dropping = lines.flatMap((line) =>
        offers(line, place)
          .filter(({ label }) => !/^Without “|leave (?:it|“.*”) out$/.test(label))
          .filter(({ text }) => {
            const read = readAtOnce(text, place) ?? [];
            return read.length > 0 && !read.some((effect) => isCounted(effect) || effect.kind === 'by-hand');
          })
          .map(({ label }) => `${line}: ${label}`),
      );
      expect(dropping).toEqual([]);
    },
  );
});
