import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { event, hands, type Play, paper } from '@/games/gathering-storm/rules/testing/play';
import type { Country, Power, Side } from '@/games/gathering-storm/rules/vocabulary';
import { barred, offered, showBoard } from './testing/show-board';

const KEEPS = { keeps: ['flags' as const] };
const dispute = (one: Country, other: Country): Effect => ({ kind: 'dispute', countries: [one, other] });
const index: Effect = { kind: 'index', amount: 1 };
const leans = (country: Country, amount: number, side: Side, ...beneficiaries: Power[]): Effect => ({
  kind: 'diplomacy',
  country,
  amount,
  side,
  beneficiaries,
});
const door: Effect = { kind: 'russian-door', countries: ['Austria', 'Czechoslovakia', 'Hungary'] };
const subversion: Effect = { kind: 'subversion', countries: ['Finland', 'Poland', 'Rumania', 'Turkey'] };
const flexible: Effect = {
  kind: 'flexible',
  power: 'Italy',
  amount: 1,
  countries: ['Albania', 'Bulgaria', 'Greece', 'Turkey', 'Yugoslavia'],
};
const extra = (power: Power): Effect => ({ kind: 'diplomatic-counter', power });
const FULL = ['Britain', 'Britain', 'Germany', 'Italy'];

const fact = (table: Play, name: string, more: object) => {
  table.run('set-fact', { fact: name, ...more });
  return table;
};
const take = (table: Play, ...countries: Country[]) => {
  for (const country of countries) fact(table, 'conquered', { country, by: 'Axis' });
  return table;
};
const place = (table: Play, power: Power, country: Country, more: object = { worth: 1 }) => {
  table.run('place-counter', { power, country, ...more });
  return table;
};
/** An open dispute, at first placement. */
const disputed = (one: Country = 'Bulgaria', other: Country = 'Rumania', set = (table: Play) => table) =>
  set(paper(KEEPS))
    .deal(0, [dispute(one, other), index])
    .to('placement');
/** The buttons that back a side in the open panel. */
const backings = () =>
  screen
    .queryAllByRole('button', { name: /^(\w+ in |Anti-Comintern)/ })
    .map(({ textContent }) => textContent);
/** Chooses a power's counter and places it. */
const placeCounter = async (board: ReturnType<typeof showBoard>, whose: string) => {
  fireEvent.click(screen.getByRole('button', { name: `Place ${whose}` }));
  await board.tap('Place the counter');
};
const whole = (element: HTMLElement) => (element.textContent ?? '').replace(/\s+/g, ' ');

describe('a dispute on the board', () => {
  it('GS Guide, Diplomacy, B19: both rows show a counter owed; the panel shows by whom, where and by when', async () => {
    const table = disputed();
    const board = showBoard(table);
    expect([board.row('Bulgaria'), board.row('Rumania'), board.row('Greece')]).toEqual([
      'Counter owed',
      'Counter owed',
      '',
    ]);
    const panel = board.open('Rumania');
    expect(whole(panel)).toContain(
      'The Axis owes one counter worth one or more in Bulgaria or Rumania, or places the anti-Comintern counter in Rumania, before first placement ends.',
    );
    expect(backings()).toEqual([
      'Germany in Rumania',
      'Italy in Rumania',
      'Anti-Comintern counter in Rumania',
    ]);
    await board.tap('Germany in Rumania');
    expect(board.sent).toEqual([
      { type: 'place-counter', power: 'Germany', country: 'Rumania', counter: 'diplomatic', backs: true },
    ]);
    expect([board.row('Bulgaria'), board.row('Rumania')]).toEqual(['Counter owed', 'The Axis backs it']);
  });

  it('GS Guide, Diplomacy, B19: announces it before first placement, without offering a counter yet', () => {
    const board = showBoard(paper(KEEPS).deal(0, dispute('Bulgaria', 'Rumania')));
    const panel = board.open('Bulgaria');
    expect(whole(panel)).toContain('at first placement.');
    expect(whole(panel)).toContain('Counters are placed in the Diplomatic phase.');
    expect([backings(), offered()]).toEqual([[], []]);
  });

  it('GS Guide, Diplomacy, B19a: one worth less than one goes down, binds the Axis and leaves the counter owed', async () => {
    const board = showBoard(disputed());
    const panel = board.open('Bulgaria');
    fireEvent.click(screen.getByRole('button', { name: 'Place Germany’s counter' }));
    expect(whole(panel)).toContain('Backing a side of the dispute takes one or more.');
    // The app never shows it as a number: counters are secret until diplomacy is resolved.
    expect(screen.queryByRole('button', { name: 'One less' })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'No' }));
    await board.tap('Place the counter');
    expect(board.sent.at(-1)).toMatchObject({ power: 'Germany', country: 'Bulgaria', backs: false });
    expect([board.row('Bulgaria'), board.row('Rumania')]).toEqual(['Counter owed', 'Counter owed']);
    expect(whole(panel)).toContain('Germany: a diplomatic counter, worth less than one');
  });

  it('GS Guide, Diplomacy, B19a: the anti-Comintern counter in Bulgaria backs no one, and the panel warns before', async () => {
    const board = showBoard(disputed());
    const panel = board.open('Bulgaria');
    expect(backings()).not.toContain('Anti-Comintern counter in Bulgaria');
    expect(whole(panel)).toContain('it backs nobody in Bulgaria');
    await placeCounter(board, 'the anti-Comintern counter');
    expect(board.sent).toEqual([
      { type: 'place-counter', power: 'Germany', country: 'Bulgaria', counter: 'anti-Comintern' },
    ]);
    expect(board.row('Bulgaria')).toBe('Counter owed');
  });

  it('GS Guide, Diplomacy, B20: who is barred, by which rule, and what stays open to all', () => {
    const board = showBoard(place(disputed('Greece', 'Rumania'), 'Germany', 'Greece'));
    const greece = board.open('Greece');
    expect(offered()).toEqual(['the anti-Comintern counter']);
    expect(barred()).toContain(
      'BF: Britain and France The Axis is in Greece: Russia and the Allies may not place there this turn. They may in Rumania. GS Guide, Diplomacy',
    );
    expect(whole(greece)).toContain(
      'Covert operations, subversion and military counters stay open to all. GS Guide, Diplomacy',
    );
    const rumania = board.open('Rumania');
    // The anti-Comintern counter is no diplomatic counter: no side bars it.
    expect(offered()).toEqual(['Britain', 'France', 'Russia', 'the anti-Comintern counter']);
    expect(barred()).toEqual([
      'GI: Germany and Italy The Axis is in Greece: it may not place in Rumania this turn. Covert operations, subversion and military counters stay allowed. GS Guide, Diplomacy',
    ]);
    expect(whole(rumania)).toContain('Covert operations and subversion stay open to all.');
  });

  it('GS Guide, Diplomacy, B20a: next to Russia, either Britain or France may still place in the same country', async () => {
    const board = showBoard(place(disputed(), 'Germany', 'Bulgaria'));
    const panel = board.open('Rumania');
    await board.tap('Russia in Rumania');
    expect(board.row('Rumania')).toBe('Russia backs it');
    expect(backings()).toEqual([]);
    expect(offered()).toEqual(['Britain', 'France', 'the anti-Comintern counter']);
    expect(whole(panel)).toContain('Russia has backed Rumania with a counter worth one or more.');
    await placeCounter(board, 'Britain’s counter');
    expect(board.sent.at(-1)).toEqual({
      type: 'place-counter',
      power: 'Britain',
      country: 'Rumania',
      counter: 'diplomatic',
    });
    expect(offered()).toEqual(['the anti-Comintern counter']);
  });

  it('GS Guide, Diplomacy, B20: a barred counter offers “All the same”, and Undo reverts it', async () => {
    const board = showBoard(place(disputed(), 'Germany', 'Bulgaria'));
    const panel = board.open('Rumania');
    fireEvent.click(screen.getByRole('button', { name: /^All the same ?: Germany and Italy/ }));
    fireEvent.click(screen.getByRole('radio', { name: 'Italy' }));
    await board.tap('Place the counter');
    expect(board.sent.at(-1)).toEqual({
      type: 'place-counter',
      power: 'Italy',
      country: 'Rumania',
      counter: 'diplomatic',
      anyway: true,
    });
    expect(whole(panel)).toContain('Italy: a diplomatic counter');
    fireEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    await screen.findByText('Taken back.');
    expect(whole(panel)).not.toContain('Italy: a diplomatic counter');
  });

  it('GS 24.5: outside the Diplomatic phase the table may say so too', async () => {
    const board = showBoard(paper(KEEPS).deal());
    board.open('Turkey');
    await board.tap('All the same');
    await placeCounter(board, 'Britain’s counter');
    expect(board.sent.at(-1)).toMatchObject({ power: 'Britain', country: 'Turkey', anyway: true });
  });

  it('GS Guide, Diplomacy, B21: the Axis backs the country it holds; the others owe a counter in the other', () => {
    const board = showBoard(disputed('Bulgaria', 'Rumania', (table) => take(table, 'Bulgaria')));
    expect([board.row('Bulgaria'), board.row('Rumania')]).toEqual([
      'Taken by the Axis. The Axis backs it',
      'Counter owed',
    ]);
    const panel = board.open('Rumania');
    expect(whole(panel)).toContain('The Axis holds Bulgaria and counts as backing it.');
    expect(whole(panel)).toContain('Russia, Britain or France owes one counter worth one or more in Rumania');
    expect(backings()).toEqual(['Russia in Rumania', 'Britain in Rumania', 'France in Rumania']);
    expect(barred()[0]).toMatch(/^GI: Germany and Italy The Axis is in Bulgaria/);
  });

  it('GS Guide, Diplomacy, B22: both taken: no dispute binds, and the rows are only taken', () => {
    const both = (table: Play) => take(table, 'Bulgaria', 'Rumania');
    const board = showBoard(disputed('Bulgaria', 'Rumania', both));
    expect([board.row('Bulgaria'), board.row('Rumania')]).toEqual(['Taken by the Axis', 'Taken by the Axis']);
    const panel = board.open('Rumania');
    expect(within(panel).queryByRole('heading', { name: /dispute/ })).toBeNull();
    expect(offered()).toEqual([]);
    expect(barred()).toEqual([
      'GIBFR: Germany, Italy, Britain, France and Russia Rumania is conquered: no event has effect there, and no counter is placed (assumed). Name a country that is free. GS Guide, Diplomacy',
    ]);
  });

  it('GS Guide, Diplomacy, B22: once both are taken later, no counter is owed or barred', () => {
    const board = showBoard(take(disputed(), 'Bulgaria', 'Rumania'));
    expect(whole(board.open('Rumania'))).toContain(
      'The Axis holds both countries: nothing is owed and nothing is barred.',
    );
    expect(backings()).toEqual([]);
  });

  it('GS Guide, Diplomacy, B22a: both taken, one of them Greece: no civil war counter on its row', () => {
    const board = showBoard(disputed('Greece', 'Rumania', (table) => take(table, 'Greece', 'Rumania')));
    expect([board.row('Greece'), board.marks('Greece')]).toEqual(['Taken by the Axis', []]);
  });

  it('GS 25.31, B23: a dispute over Greece puts a civil war counter on its row', () => {
    const board = showBoard(disputed('Greece', 'Bulgaria'));
    expect([board.row('Greece'), board.row('Bulgaria')]).toEqual(['Counter owed. 1 of 5', 'Counter owed']);
    expect(board.marks('Greece')).toContain('Civil war counters: 1. 1 of 5');
    expect(whole(board.open('Greece'))).toContain('Civil war: 1 counter of 5');
  });

  it('GS 25.31, B23a: Greece against Yugoslavia: a counter on each', () => {
    const board = showBoard(disputed('Greece', 'Yugoslavia'));
    expect([board.row('Greece'), board.row('Yugoslavia')]).toEqual([
      'Counter owed. 1 of 5',
      'Counter owed. 1 of 5',
    ]);
  });

  it('GS 24.61A, B24: does not offer Russia under a purge, and shows why', () => {
    const table = fact(place(disputed(), 'Germany', 'Bulgaria'), 'russia', { purge: true });
    const board = showBoard(table);
    const panel = board.open('Rumania');
    expect(whole(panel)).toContain('Britain or France owes one counter worth one or more in Rumania');
    expect(backings()).toEqual(['Britain in Rumania', 'France in Rumania']);
    expect(offered()).toEqual(['Britain', 'France', 'the anti-Comintern counter']);
    expect(barred()).toContain(
      'R: Russia A purge bars Russian diplomacy this turn. An event of one additional counter, or one that names the country, lets it place one. GS 24.61A',
    );
    expect(board.row('Russia')).toContain('A purge bars its diplomacy');
  });

  it('GS 24.61B, B24a: where Russia has neither flag nor ring nor war it is not offered', () => {
    const board = showBoard(place(disputed(), 'Germany', 'Rumania'));
    board.open('Bulgaria');
    expect(backings()).toEqual(['Britain in Bulgaria', 'France in Bulgaria']);
    // Outside Rumania the anti-Comintern counter backs no side, so nothing bars it.
    expect(offered()).toEqual(['Britain', 'France', 'the anti-Comintern counter']);
    expect(barred().at(-1)).toMatch(/^R: Russia may not place .* in Bulgaria\..*GS 24\.61B$/);
  });
});

describe('events without effect on the board', () => {
  it('GS Guide, Diplomacy, C27: a conquered country has no modifier, and shows what an event there becomes', () => {
    const table = take(paper(KEEPS).to('diplomacy'), 'Hungary');
    table.plays('Britain', leans('Hungary', 1, 'Allies', 'Britain'));
    const board = showBoard(table);
    expect([board.row('Hungary'), board.marks('Hungary')]).toEqual(['Taken by the Axis', []]);
    expect(whole(board.open('Hungary'))).toContain(
      'A diplomatic event here becomes support of the same size: secret for its owner',
    );
    expect(table.value('support:Britain')).toBe(1);
  });

  it.each<[string, string]>([
    ['support', 'of a general event, public for whom it favors.'],
    ['nothing', 'of a general event, nothing at all.'],
  ])('GS Guide, Diplomacy, C27a: by the reading %s', (reading, said) => {
    const table = take(paper({ readings: { 'general-no-effect': reading } }), 'Austria');
    const board = showBoard(table.deal(0, leans('Austria', 1, 'Axis', 'Germany')));
    expect(board.marks('Austria')).toEqual([]);
    expect(whole(board.open('Austria'))).toContain(said);
  });

  it('GS Guide, Diplomacy, C28: four flags: the panel shows the question, and links to the answer only when due', () => {
    const table = fact(paper(KEEPS).to('diplomacy'), 'flags', { country: 'Turkey', flags: FULL });
    table.plays('Italy', leans('Turkey', 1, 'Axis', 'Italy'));
    const waits = showBoard(table);
    expect(waits.marks('Turkey')).toEqual(['Flags: Germany one, Italy one, Britain two']);
    expect(whole(waits.open('Turkey'))).toContain('Asked at resolve diplomacy');
    expect(screen.queryByRole('button', { name: 'Answer it' })).toBeNull();
  });

  it('GS Guide, Diplomacy, C28: answered on the board of the table, it is support and no modifier', async () => {
    const table = fact(paper(KEEPS).to('diplomacy'), 'flags', { country: 'Turkey', flags: FULL });
    table.plays('Italy', leans('Turkey', 1, 'Axis', 'Italy')).to('resolution');
    const board = showBoard(table);
    expect(whole(board.open('Turkey'))).toContain('Turkey has four flags: was +1 needed to keep them?');
    fireEvent.click(screen.getByRole('button', { name: 'Answer it' }));
    fireEvent.click(screen.getByRole('radio', { name: /^Not needed/ }));
    await waitFor(() => expect(screen.queryByText('What is due')).toBeNull());
    expect([table.value('support:Italy'), board.marks('Turkey')]).toEqual([
      1,
      ['Flags: Germany one, Italy one, Britain two'],
    ]);
  });

  it('GS Guide, Diplomacy, C28a: of two targets the free one gets its modifier, the taken one none', () => {
    const table = take(paper(KEEPS).to('diplomacy'), 'Albania');
    table.plays('Italy', [leans('Albania', 1, 'Axis', 'Italy'), leans('Turkey', 2, 'Axis', 'Italy')]);
    const board = showBoard(table);
    expect([board.marks('Albania'), board.marks('Turkey')]).toEqual([
      [],
      ['Turkey +2 for Italy. Why?', 'No flags'],
    ]);
  });
});

describe('national events on the board', () => {
  const answer = (table: Play, country: string) =>
    table.run('answer', { obligation: table.dues[0]?.obligation?.id, answer: country });

  it('GS Guide, Diplomacy, C29: only countries that may be picked show the question', () => {
    const table = paper(KEEPS).to('diplomacy').plays('Italy', flexible);
    const board = showBoard(table);
    expect(whole(board.open('Bulgaria'))).toContain('In which country?');
    expect(screen.getByRole('button', { name: 'Answer it' })).toBeTruthy();
    expect(whole(board.open('Hungary'))).not.toContain('In which country?');
  });

  it('GS 9.41D, C29b: a national diplomatic event is nowhere on the board before it is shown', () => {
    const own = event(leans('Belgium', 1, 'Allies', 'France'), { title: 'Kept test' });
    const table = hands({ France: [own] }, KEEPS).to('diplomacy');
    const before = showBoard(table);
    expect(before.marks('Belgium')).toEqual(['No flags']);
    expect(whole(before.open('Belgium'))).not.toContain('Kept test');
    expect(document.body.textContent).not.toContain('Kept test');
  });

  it('GS 9.41D, C29b: is framed on its row once shown, with its source and rule in the panel', () => {
    const own = event(leans('Belgium', 1, 'Allies', 'France'), { title: 'Shown test' });
    const board = showBoard(hands({ France: [own] }, KEEPS).to('resolution'));
    expect(board.marks('Belgium')).toContain('Belgium +1 for France. Why?');
    expect(whole(board.open('Belgium'))).toMatch(/Modifier for France, this turn\+1.*Shown test ?GS 9\.41D/);
  });

  it('GS Guide, Diplomacy, C29d: Italy picks Greece: its modifier and a civil war counter', () => {
    const table = paper(KEEPS).to('diplomacy').plays('Italy', flexible);
    answer(table, 'Greece');
    const board = showBoard(table);
    expect(board.row('Greece')).toBe('1 of 5');
    expect(board.marks('Greece')).toEqual([
      'Greece +1 for Italy. Why?',
      'No flags',
      'Civil war counters: 1. 1 of 5',
    ]);
  });

  it('GS 25.31, C30: Russia 2 in Greece: +2 for Russia and a civil war counter', () => {
    const board = showBoard(
      paper(KEEPS)
        .to('diplomacy')
        .plays('Russia', leans('Greece', 2, 'Russia', 'Russia')),
    );
    expect([board.row('Greece'), board.marks('Greece')]).toEqual([
      '1 of 5',
      ['Greece +2 for Russia. Why?', 'No flags', 'Civil war counters: 1. 1 of 5'],
    ]);
  });

  it('GS 25.61A, C31: during the war +2 applies, and after five events one counter is removed', () => {
    const table = paper(KEEPS).to('diplomacy');
    table.run('civil-war', { country: 'Greece', counters: 5, state: 'fought' });
    const board = showBoard(table.plays('Russia', leans('Greece', 2, 'Russia', 'Russia')));
    expect(board.row('Greece')).toBe('War is fought');
    expect(board.marks('Greece')).toEqual([
      'Greece +2 for Russia. Why?',
      'No flags',
      'Civil war counters: 4. War is fought',
    ]);
    expect(whole(board.open('Greece'))).toContain('Civil war is fought: index +1, 4 counters');
  });

  it('GS 24.54E, C32: with an extra counter three are offered, never a second of one alliance in a country', async () => {
    const table = paper(KEEPS).to('placement').plays('Britain', extra('Britain'));
    for (const country of ['Norway', 'Sweden'] as const) place(table, 'Britain', country, {});
    const board = showBoard(table);
    expect(whole(board.open('Ireland'))).toContain('Britain 2 of 3 down');
    await placeCounter(board, 'Britain’s counter');
    expect(board.row('Ireland')).toBe('Counter: Britain');
    board.open('Belgium');
    expect(barred()).toContainEqual(
      expect.stringMatching(/^B: Britain has placed as many counters as it may: 3\..*GS 24\.54E$/),
    );
    board.open('Norway');
    expect(barred()).toContainEqual(
      expect.stringMatching(/F: .*Britain has a diplomatic counter in Norway already\. One of each alliance/),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Britain’s counters. Why?' }));
    expect(screen.getByRole('dialog', { name: /British diplomatic counters 3/ })).toBeDefined();
  });

  it('GS Guide, Diplomacy, C32a: the extra counter counts only when shown, and stays hidden before', () => {
    const card = event(extra('Germany'), { title: 'Kept test' });
    const table = hands({ Germany: [card] }, KEEPS).to('placement');
    for (const country of ['Norway', 'Sweden'] as const) place(table, 'Germany', country, {});
    const board = showBoard(table);
    board.open('Finland');
    expect(offered()).not.toContain('Germany');
    expect(document.body.textContent).not.toContain('Kept test');
  });

  it('GS Guide, Diplomacy, C32a: opens the third place when shown during placement', () => {
    const card = event(extra('Germany'), { title: 'Kept test' });
    const table = hands({ Germany: [card] }, KEEPS).to('placement');
    for (const country of ['Norway', 'Sweden'] as const) place(table, 'Germany', country, {});
    table.run('show', { power: 'Germany', slot: 1 });
    const board = showBoard(table);
    expect(whole(board.open('Finland'))).toContain('Germany 2 of 3 down');
    expect(offered()).toContain('Germany');
  });

  it('GS 24.61A, C32b: in a purge the extra counter lets Russia place that one', async () => {
    const table = fact(paper(KEEPS).to('placement'), 'russia', { purge: true });
    const board = showBoard(table.plays('Russia', extra('Russia')));
    expect(whole(board.open('Turkey'))).toContain('an event allows one counter in spite of the purge');
    await placeCounter(board, 'Russia’s counter');
    expect(board.row('Turkey')).toBe('Counter: Russia');
    board.open('Poland');
    expect(offered()).not.toContain('Russia');
    expect(barred()).toContainEqual(expect.stringMatching(/^R: .*GS 24\.61A$/));
  });

  it('GS Guide, Diplomacy, C33: one of the three opens to Russia; the second is refused', async () => {
    const board = showBoard(paper(KEEPS).to('placement').plays('Russia', door));
    expect(board.row('Austria')).toBe('Open to Russia');
    expect(whole(board.open('Hungary'))).toContain('0 of 2 down; an event opens it to Russia');
    await placeCounter(board, 'Russia’s counter');
    expect([board.row('Hungary'), board.row('Austria')]).toEqual(['Counter: Russia', '']);
    board.open('Austria');
    expect(offered()).not.toContain('Russia');
    expect(barred().at(-1)).toMatch(/and it is placed already\..*GS Guide, Diplomacy$/);
    expect(whole(board.open('Russia'))).toContain(
      'An event opened Austria, Czechoslovakia or Hungary: its counter is in Hungary.',
    );
  });

  it('GS Guide, Diplomacy, C34: subversion is not on the board until announced, then it is framed', () => {
    const card = event(subversion, { title: 'Kept test' });
    const table = fact(hands({ Russia: [card] }, KEEPS), 'subversion', { value: 1 });
    table.run('order', { power: 'Russia', slot: 1, do: 'play', answers: { 0: 'Poland' } });
    const board = showBoard(table.to('subversion'));
    expect(whole(board.open('Poland'))).not.toContain('Kept test');
    expect(board.marks('Poland')).toEqual(['No flags']);
  });

  it('GS Guide, Diplomacy, C34: announced, it favors Russia there', () => {
    const table = fact(paper(KEEPS).to('resolution'), 'subversion', { value: 2 }).plays('Russia', subversion);
    answer(table, 'Turkey');
    const board = showBoard(table);
    expect(board.marks('Turkey')).toContain('Turkey +2 for Russia. Why?');
  });

  it('GS Guide, Diplomacy, C34a: the four countries are asked about, no other', () => {
    const board = showBoard(paper(KEEPS).to('resolution').plays('Russia', subversion));
    for (const name of ['Finland', 'Poland', 'Rumania', 'Turkey'])
      expect(whole(board.open(name)), name).toContain('In which country?');
    expect(whole(board.open('Hungary'))).not.toContain('In which country?');
  });
});

describe('editing the board', () => {
  const change = () => fireEvent.click(screen.getByRole('button', { name: 'Change what is here' }));

  it('GS Guide, Diplomacy: a tap adds or removes a flag; refuses a fifth in place, with what is allowed', async () => {
    const table = fact(paper(KEEPS), 'flags', { country: 'Turkey', flags: FULL.slice(1) });
    const board = showBoard(table);
    const panel = board.open('Turkey');
    expect(within(panel).queryByRole('group', { name: 'Add a flag for' })).toBeNull();
    change();
    await board.tap('Russia');
    expect(board.marks('Turkey')).toEqual(['Flags: Germany one, Italy one, Britain one, Russia one']);
    await board.tap('France');
    expect(within(panel).getByRole('alert').textContent?.trim()).toBe(
      'Turkey holds four flags at most. Leave out the flag that is removed. (GS Guide, Diplomacy)',
    );
    expect(table.open.countries.Turkey?.flags).toHaveLength(4);
    await board.tap('Remove Germany’s flag');
    expect(board.marks('Turkey')).toEqual(['Flags: Italy one, Britain one, Russia one']);
    await board.tap(/^Undo: /);
    expect(table.open.countries.Turkey?.flags).toHaveLength(4);
  });

  it('a table without flags has no places for them, and can start tracking them here', async () => {
    const table = paper({ keeps: ['income'] });
    const board = showBoard(table);
    expect(board.marks('Turkey')).toEqual([]);
    board.open('Turkey');
    await board.tap('Track flags here');
    expect(board.sent).toEqual([{ type: 'keep', what: ['income', 'flags'] }]);
    expect(board.marks('Turkey')).toEqual(['No flags']);
  });

  it('GS 4.16, 9.14: pacts, a conquest and a ring are one tap each', async () => {
    const board = showBoard(paper(KEEPS));
    board.open('Poland');
    change();
    for (const name of ['France', 'Axis', /A Russian spy ring/]) {
      const control = [
        ...screen.queryAllByRole('checkbox', { name }),
        ...screen.queryAllByRole('radio', { name }),
      ];
      fireEvent.click(control[0] as HTMLElement);
      await screen.findByRole('status');
    }
    expect(board.sent).toEqual([
      { type: 'set-fact', fact: 'pact', country: 'Poland', powers: ['France'] },
      { type: 'set-fact', fact: 'conquered', country: 'Poland', by: 'Axis' },
      { type: 'set-fact', fact: 'rings', country: 'Poland', powers: ['Russia'] },
    ]);
    expect(board.row('Poland')).toBe('Taken by the Axis. Pact: France');
  });

  it('GS 4.16, 24.61: Russia has no pact with itself; cohesion and purge change its possible placements', async () => {
    const board = showBoard(paper(KEEPS).to('placement'));
    const panel = board.open('Russia');
    expect(within(panel).queryByRole('button', { name: 'Norway' })).toBeNull();
    change();
    const pacts = within(panel).getByRole('group', { name: 'Trade pacts' });
    expect(within(pacts).queryByRole('checkbox', { name: 'Russia' })).toBeNull();
    fireEvent.click(within(panel).getByRole('checkbox', { name: 'Full cohesion' }));
    expect(await within(panel).findByRole('button', { name: 'Norway' })).toBeTruthy();
    fireEvent.click(within(panel).getByRole('checkbox', { name: /^A purge/ }));
    await within(panel).findByText('It may place nowhere.');
  });

  it('an earlier moment shows everything, without placing, answering or editing', () => {
    const board = showBoard(disputed(), true);
    const panel = board.open('Rumania');
    expect(whole(panel)).toContain('Who might place here then');
    expect([offered(), backings()]).toEqual([[], []]);
    expect(within(panel).queryByRole('button', { name: /Change|Keep|Answer/ })).toBeNull();
    expect(barred().length).toBeGreaterThan(0);
  });

  it('opening and closing: the focus goes to the country’s heading and back to its row', () => {
    const board = showBoard(paper(KEEPS));
    expect(screen.getByRole('heading', { name: 'Reading the board' })).toBeTruthy();
    board.open('Norway');
    expect(document.activeElement?.textContent).toBe('Norway');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement?.textContent).toContain('Norway');
  });
});

describe('before diplomacy is resolved', () => {
  const table = () =>
    paper({ keeps: ['flags'] }).deal(0, {
      kind: 'diplomacy',
      country: 'Turkey',
      amount: 1,
      side: 'Axis',
      beneficiaries: ['Germany'],
    });

  it('GS 9.41D: a line for each country with something in it, and a tap opens the country', () => {
    const playing = table();
    playing.run('set-fact', { fact: 'flags', country: 'Turkey', flags: ['Britain'] });
    playing.run('set-fact', { fact: 'needed', country: 'Turkey', value: 4 });
    playing.to('placement').run('place-counter', { power: 'Germany', country: 'Turkey' });
    showBoard(playing.to('resolution'));
    const line = screen.getByRole('button', {
      name: 'Turkey +1 for Germany. Counters: Germany. Flags: Britain one. Needed: 4.',
    });
    fireEvent.click(line);
    expect(screen.getByRole('heading', { level: 2, name: 'Turkey' })).toBeDefined();
  });

  it('only at that step', () => {
    showBoard(table().to('subversion'));
    expect(screen.queryByRole('region', { name: 'Before resolution' })).toBeNull();
  });

  it('GS 10.22: during a civil war shows the limits of military counters, each with its why sheet', () => {
    const playing = table();
    playing.run('civil-war', { country: 'Spain', counters: 5, state: 'fought' });
    playing.plays('Germany', { kind: 'support', power: 'Germany', amount: 2 });
    const spain = showBoard(playing).open('Spain');
    expect(spain.textContent).toContain('German military counters, at most');
    expect(within(spain).getByRole('button', { name: 'French military counter limit. Why?' })).toBeDefined();
  });
});
