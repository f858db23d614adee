import { describe, expect, it } from 'vitest';
import { createJournal } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { publicEntries } from '@/kernel/journal/views';
import { OPEN_DECK } from './cards/head';
import { printRegion } from './china/regions';
import { duesOf } from './dues';
import { guideFor } from './guide';
import { sayEntry } from './sentences';
import { readStart } from './setup';
import { createStormOverAsia, system } from './system';
import { flagsOf, seeded, sitDown } from './testing/play';
import { REGIONS } from './vocabulary';

const show = (table: ReturnType<typeof sitDown>, power: string, list: string, number: number) =>
  table.run('show-event', { power, list, number });

describe('SOA 26: a whole table', () => {
  it('D2b (26.112C): the warlord card acts after a diplomatic result of the same turn, in the same region', () => {
    const table = sitDown('paper', { china: { Yunnan: 'NNJ' } }).to('diplomacy');
    table.run('japanese-result', { region: 'Yunnan', flag: 'Japanese', mayPlace: true });
    table.to('warlord').run('enter-warlord', { region: 'Yunnan' });
    expect(printRegion(table.open.china.Yunnan)).toBe('NJJW');
  });

  it('D5, reading all-warlord: four warlord flags change nothing, or the table decides', () => {
    const table = sitDown('paper', { china: { Yunnan: 'WWWW' } }).to('warlord');
    table.run('enter-warlord', { region: 'Yunnan' });
    expect(table.open.obligations).toEqual([]);
    const entry = table.journal.published.at(-1);
    expect(entry && sayEntry(entry).notes).toEqual([
      'Four warlord flags are there: there is nothing to replace',
    ]);
    const asked = sitDown('paper', {
      china: { Yunnan: 'WWWW' },
      setup: { readings: { 'all-warlord': 'table' } },
    }).to('warlord');
    asked.run('enter-warlord', { region: 'Yunnan' });
    expect(asked.open.obligations).toMatchObject([{ owes: 'table', rule: 'SOA 26.112B' }]);
  });

  it('D6: a card drawn in a turn is refused in the next, and possible in the one after', () => {
    const table = sitDown('paper').to('warlord');
    table.run('enter-warlord', { region: 'Shensi' });
    table.to('end').run('end-turn');
    table.to('warlord');
    expect(table.refused('enter-warlord', { region: 'Shensi' })).toMatchObject({ rule: 'SOA 26.112D' });
    table.run('enter-warlord', { region: 'Yunnan' });
    table.to('end').run('end-turn');
    table.to('warlord').run('enter-warlord', { region: 'Shensi' });
    expect(printRegion(table.open.china.Shensi)).toBe('WW');
  });

  it('D8, D9: the power named by the rule picks, and only a region with such a flag', () => {
    const table = sitDown('paper', { china: { Yunnan: 'NJ', Shensi: 'C' } }).to('read');
    show(table, 'Japan', 'Japanese 1', 42);
    const [owed] = table.open.obligations;
    expect(owed).toMatchObject({ owes: 'Japan', rule: 'SOA 26.111A' });
    expect(table.refused('pick-flag', { obligation: owed?.id, region: 'Shensi' }).allowed).toBe(
      'One is in Yunnan.',
    );
    table.run('pick-flag', { obligation: owed?.id, region: 'Yunnan' });
    show(table, 'China', 'Chinese', 80);
    expect(table.open.obligations[0]).toMatchObject({ owes: 'China', rule: 'SOA 26.111B' });
    table.run('pick-flag', { obligation: table.open.obligations[0]?.id, region: 'Yunnan' });
    expect(printRegion(table.open.china.Yunnan)).toBe('WW');
    // D12a at the table: one of the two initial modifiers is removed.
    expect(table.value('front')).toBe(-1);
  });

  it('D8a: nothing is due if no such flag is on the map', () => {
    const table = sitDown('paper', { china: { Shensi: 'C' } }).to('read');
    show(table, 'China', 'Chinese', 80);
    expect(duesOf(table.open)).toEqual([]);
  });

  it('one undo reverts a flag and the United Front together', () => {
    const table = sitDown('paper', { china: { Yunnan: 'W' } }).to('read');
    show(table, 'China', 'Chinese', 79);
    table.run('pick-flag', { obligation: table.open.obligations[0]?.id, region: 'Yunnan' });
    expect([printRegion(table.open.china.Yunnan), table.value('front')]).toEqual(['N', -3]);
    table.run('undo');
    expect([printRegion(table.open.china.Yunnan), table.value('front')]).toEqual(['W', -2]);
    expect(table.open.obligations).toHaveLength(1);
  });

  it('D24: Russian cohesion gives support +1, +2, +3', () => {
    const table = sitDown('paper');
    expect(
      ['low', 'medium', 'high', 'full'].map((cohesion) => {
        table.run('set-cohesion', { of: 'Russia', cohesion });
        return table.value('support:Russia');
      }),
    ).toEqual([0, 1, 2, 3]);
  });

  it('refuses a fifth flag, a flag that is not there, a second conquest, a front that does not exist', () => {
    const table = sitDown('paper', { china: { Yunnan: 'NNNW' } });
    expect(table.refused('place-flag', { region: 'Yunnan', flag: 'Japanese' })).toMatchObject({
      rule: 'SOA 26.112',
    });
    expect(table.refused('take-flag', { region: 'Yunnan', flag: 'Japanese' }).allowed).toContain(
      'no Japanese flag',
    );
    expect(table.refused('set-region', { region: 'Yunnan', flags: flagsOf('NNNNN') }).allowed).toContain(
      'at most 4',
    );
    expect(table.refused('conquest', { region: 'Yunnan', conquered: false }).message).toContain(
      'cannot revolt',
    );
    expect(table.refused('convert-warlord', { region: 'Yunnan', cause: 'chinese-result' }).rule).toBe(
      'SOA 26.211',
    );
    expect(table.refused('show-event', { power: 'China', number: 81 }).message).toContain('80');
    expect(table.refused('show-event', { power: 'Japan', number: 2 }).allowed).toBe('Name its category.');
    expect(table.refused('show-event', { power: 'China', list: 'Russian', number: 2 }).message).toContain(
      'does not read',
    );
  });
});

describe('the app’s deck', () => {
  it('deals one card face up and one to each power, reads Japan’s by its category card, and shows all by the end of the turn', () => {
    const table = sitDown('app', { chance: seeded(7) }).to('read');
    expect(table.open.card?.number).toBeGreaterThan(0);
    expect(Object.values(table.open.hands).map(({ held }) => held)).toEqual([1, 1, 1, 1]);
    const numbers = ['Japan', 'China', 'Britain', 'Russia'].map(
      (power) => (table.view(power).hidden?.hand[0]?.number ?? 0) as number,
    );
    expect(new Set([...numbers, table.open.card?.number]).size).toBe(5);
    expect(table.view('Japan').hidden?.hand[0]?.list).toMatch(/^Japanese [1-4]$/);
    table.to('end');
    table.run('open-papers', { person: 'Anna' });
    table.run('open-papers', { person: 'Ben' });
    table.run('end-turn');
    expect(table.open.deck?.gone).toHaveLength(5);
    expect(table.open.turn).toBe(2);
  });

  it('draws a possible warlord card in each of twenty turns', () => {
    const table = sitDown('app', { chance: seeded(3) });
    let last: string | null = null;
    for (let turn = 1; turn <= 20; turn += 1) {
      table.to('warlord').run('draw-warlord');
      const region = table.open.warlords.drawn?.region as string;
      expect(region).not.toBe(last);
      last = region;
      table.to('end');
      for (const person of ['Anna', 'Ben']) table.run('open-papers', { person });
      table.run('end-turn');
    }
  });

  it('over every seed of a hundred the first card of nine is each as likely: no region is missing', () => {
    const seen = new Set(
      Array.from({ length: 100 }, (_, byte) => {
        const table = sitDown('app', { chance: seeded(byte) }).to('warlord');
        table.run('draw-warlord');
        return table.open.warlords.drawn?.region;
      }),
    );
    expect(seen.size).toBe(REGIONS.length);
  });

  it('the open part has nothing of a hand, and the public entries alone fold to the public table', () => {
    const table = sitDown('app', { chance: seeded(9) }).to('read');
    table.run('order', { power: 'Japan', slot: 1, do: 'keep' });
    table.to('diplomacy');
    const journal = createJournal(
      createStormOverAsia(OPEN_DECK),
      table.journal.setup,
      publicEntries(table.journal),
    );
    expect(stateAt(journal).open).toEqual(table.open);
  });
});

describe('the open deck', () => {
  const says = { title: 'A hard winter', effects: [{ kind: 'line', total: 'index', amount: 1 }] };
  it('an entry that was read from its card once is known the next time', () => {
    const table = sitDown('paper').to('read');
    table.run('show-event', { power: 'Britain', number: 12 });
    const [owed] = table.open.obligations;
    expect(owed).toMatchObject({ owes: 'Britain', ask: { type: 'entry', list: 'British', number: 12 } });
    table.run('read-entry', { obligation: owed?.id, event: says });
    expect(table.value('index')).toBe(1);
    table.to('end').run('end-turn');
    table.to('read').run('show-event', { power: 'Britain', number: 12 });
    expect(table.open.obligations).toEqual([]);
    expect(table.value('index')).toBe(1);
  });

  it('an entry filled in beforehand is dealt so, and a number outside the deck is refused', () => {
    const table = sitDown('app');
    table.run('fill-entry', { list: 'general', number: 1, event: says });
    expect(
      table.refused('fill-entry', {
        list: 'general',
        number: 1,
        event: { ...says, secret: false, window: 'drawn' },
      }).message,
    ).toContain('the same');
    expect(table.refused('fill-entry', { list: 'general', number: 81, event: says }).message).toContain('80');
    table.run('turn-card');
    expect(table.open.card?.event?.title).toBe('A hard winter');
  });

  it('reading reshuffle: an empty pile is shuffled, or the table is asked', () => {
    const through = (reshuffle: string) => {
      const table = sitDown('app', { setup: { readings: { reshuffle }, cardsEach: 4 } as never });
      for (let turn = 1; turn <= 4; turn += 1) {
        table.to('end');
        for (const person of ['Anna', 'Ben']) table.run('open-papers', { person });
        table.run('end-turn');
      }
      table.run('turn-card');
      table.run('apply-card');
      for (const { id } of table.open.obligations) table.run('waive', { due: id });
      return table;
    };
    const shuffled = through('shuffle');
    shuffled.run('deal');
    expect(shuffled.open.deck?.epoch).toBe(1);
    const asked = through('ask');
    expect(asked.refused('deal')).toMatchObject({ rule: 'SOA 9' });
    asked.run('reshuffle');
    asked.run('deal');
    expect(asked.open.hands.Japan.held).toBe(4);
  });
});

describe('journal and guide texts', () => {
  it('names the card, the region and what moved', () => {
    const table = sitDown('paper', { china: { Yunnan: 'W' } }).to('read');
    show(table, 'China', 'Chinese', 79);
    table.run('pick-flag', { obligation: table.open.obligations[0]?.id, region: 'Yunnan' });
    const said = table.journal.published.map((entry) => sayEntry(entry));
    expect(said.at(-2)?.text).toBe('China shows Chinese, card 79');
    expect(said.at(-1)).toMatchObject({
      text: 'Replace a warlord flag with a Nationalist flag in Yunnan',
      notes: ['United Front −2 to −3'],
    });
  });

  it('the guide names one next thing at every step of a turn', () => {
    const table = sitDown('paper');
    for (const step of [
      'draw',
      'general',
      'deal',
      'read',
      'income',
      'economic',
      'diplomacy',
      'warlord',
      'attacks',
      'end',
    ]) {
      table.to(step);
      expect(guideFor(table.open).line.length).toBeLessThanOrEqual(25);
    }
  });
});

describe('SOA 25.1: a saved set-up', () => {
  it('is read as it was saved; a damaged one is null', () => {
    const savedSetup = { china: { Yunnan: flagsOf('NW') }, categories: ['A', 'B', 'C', 'D'] };
    expect(readStart(JSON.stringify(savedSetup))).toMatchObject(savedSetup);
    const bad = [null, '', '[]', '{"china":{"Yunnan":["Red"]}}', '{"china":{"Mars":[]},"categories":[]}'];
    for (const text of bad) expect(readStart(text)).toBeNull();
    expect(readStart(JSON.stringify({ ...savedSetup, china: { Yunnan: flagsOf('NNNNN') } }))).toBeNull();
  });
});

describe('what the shelf learns of a table', () => {
  it('reads a set-up and reports what is wrong with it', () => {
    const seats = [{ person: 'Anna', powers: ['Japan', 'China', 'Britain', 'Russia'] }];
    expect(system.readSetup({ name: 'T', seats, cards: 'paper' }).ok).toBe(true);
    expect(system.readSetup({ name: 'T', seats: [], cards: 'paper' })).toMatchObject({ ok: false });
    expect(
      system.readSetup({ name: 'T', seats, cards: 'paper', china: { Yunnan: flagsOf('NNNNN') } }),
    ).toMatchObject({ ok: false, refusal: { at: 'china.Yunnan' } });
  });

  it('reports what is next and due, and whose papers are whose', () => {
    const table = sitDown('app', { chance: seeded(1) }).to('read');
    expect(system.describe(table.open, [])).toMatchObject({
      season: 'Spring 1935',
      turn: 'Turn 1',
      now: 'Random events, read your cards',
    });
    expect(system.papers(table.open, 'Anna').viewers).toEqual(['Japan', 'Russia']);
    expect(system.papers(sitDown('paper').open, 'Anna').viewers).toEqual([]);
  });
});

it('SOA 7: with paper cards the turn ends with the attacks; if the app holds cards they are read first', () => {
  const paper = sitDown('paper').to('attacks');
  expect(guideFor(paper.open).action).toMatchObject({ command: { type: 'end-turn' } });
  paper.run('end-turn');
  expect(paper.open).toMatchObject({ turn: 2, step: 'draw' });
  const app = sitDown('app', { chance: seeded(2) }).to('attacks');
  expect(Object.values(app.open.hands).some(({ held }) => held > 0)).toBe(true);
  expect(guideFor(app.open).action).toMatchObject({ command: { type: 'advance' } });
  expect(app.refused('end-turn').rule).toBe('SOA 7');
  const early = sitDown('paper').to('diplomacy');
  expect(early.refused('end-turn').rule).toBe('SOA 7');
});
