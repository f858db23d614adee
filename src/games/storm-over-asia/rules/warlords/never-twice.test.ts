import { describe, expect, it } from 'vitest';
import { boardMoves } from '../board-moves';
import { duesOf } from '../dues';
import { guideFor } from '../guide';
import { sayEntry } from '../sentences';
import { sitDown } from '../testing/play';
import { printTurn, REGIONS } from '../vocabulary';
import { cardsInDeck, chancesOf, sayHeldOut } from './cards';

type Table = ReturnType<typeof sitDown>;

const said = (table: Table) => {
  const entry = table.journal.published.at(-1);
  return entry ? sayEntry(entry) : null;
};
const canCome = ({ open }: Table) => cardsInDeck(open.china, open.warlords);
const nextTurn = (table: Table) => void table.to('attacks').run('end-turn');

/** A table whose card of the first turn was Yunnan’s. */
function afterYunnan(): Table {
  const table = sitDown('paper').to('warlord');
  table.run('enter-warlord', { region: 'Yunnan' });
  table.to('attacks');
  return table;
}

/** Every region but these is conquered. */
function conquerAllBut(table: Table, ...left: string[]): void {
  for (const region of REGIONS)
    if (!left.includes(region) && !table.open.china[region].conquered)
      table.run('conquest', { region, conquered: true });
}

describe('SOA 26.112D: the same card is never drawn two turns in a row', () => {
  it('a conquest and a revolt in between do not free the held-out card', () => {
    const table = afterYunnan();
    table.run('conquest', { region: 'Yunnan', conquered: true });
    expect(table.open.warlords.heldOut).toEqual({ region: 'Yunnan', turn: 1 });
    table.run('conquest', { region: 'Yunnan', conquered: false });
    expect(said(table)?.notes).toEqual(['Its warlord card is held out until after the next draw']);
    nextTurn(table);
    table.to('warlord');
    expect(canCome(table)).not.toContain('Yunnan');
    expect(table.refused('enter-warlord', { region: 'Yunnan' })).toMatchObject({ rule: 'SOA 26.112D' });
  });

  it('26.112E: conquered while held out it stays out after the next draw, until the region revolts', () => {
    const table = afterYunnan();
    table.run('conquest', { region: 'Yunnan', conquered: true });
    nextTurn(table);
    table.to('warlord').run('enter-warlord', { region: 'Shensi' });
    expect(table.open.warlords.heldOut?.region).toBe('Shensi');
    expect(canCome(table)).not.toContain('Yunnan');
    table.run('conquest', { region: 'Yunnan', conquered: false });
    expect(said(table)?.notes).toEqual(['Put its warlord card back in the deck']);
    expect(canCome(table)).toContain('Yunnan');
  });

  it('on cardboard a revolt of that region leaves its card apart', () => {
    const table = afterYunnan();
    table.run('conquest', { region: 'Yunnan', conquered: true });
    const before = table.open;
    table.run('conquest', { region: 'Yunnan', conquered: false });
    expect(JSON.stringify(boardMoves(before, table.open))).not.toContain('warlord card');
  });
});

describe('SOA 26.112D: a turn in which no card can be drawn', () => {
  function emptyDeck(): Table {
    const table = afterYunnan();
    conquerAllBut(table, 'Yunnan');
    nextTurn(table);
    return table.to('warlord');
  }

  it('last-card (assumed): going on without a card is this turn’s draw; the card is back, and nothing is asked again', () => {
    const table = emptyDeck();
    expect(guideFor(table.open).action).toMatchObject({ command: { type: 'no-warlord' } });
    table.run('no-warlord');
    expect(canCome(table)).toEqual(['Yunnan']);
    expect(duesOf(table.open)).toEqual([]);
    expect(guideFor(table.open)).toMatchObject({
      line: 'Next: the China Incident',
      action: { command: { type: 'advance' } },
    });
    expect(table.refused('enter-warlord', { region: 'Yunnan' }).rule).toBe('SOA 26.112');
    expect(table.refused('no-warlord').rule).toBe('SOA 26.112');
    nextTurn(table);
    table.to('warlord').run('enter-warlord', { region: 'Yunnan' });
  });

  it('the journal says why no card could be drawn', () => {
    const table = emptyDeck();
    table.run('no-warlord');
    expect(said(table)).toMatchObject({
      text: 'No warlord card can come',
      notes: ['Eight regions are conquered', 'Yunnan came last turn: its card was held out, and is back now'],
    });
  });

  it('gone past without a word, the draw has passed all the same', () => {
    const table = emptyDeck();
    table.run('advance');
    expect(table.open.step).toBe('attacks');
    table.run('end-turn');
    expect(canCome(table)).toEqual(['Yunnan']);
  });

  it('with all nine regions conquered no card is held out, and the journal says so', () => {
    const table = sitDown('paper');
    conquerAllBut(table);
    table.to('warlord').run('no-warlord');
    expect(said(table)?.notes).toEqual(['All nine regions are conquered']);
  });
});

describe('SOA 26.112: done on the table', () => {
  it('asks which card was drawn: it cannot be marked as done without one', () => {
    const table = sitDown('paper', { china: { Shensi: 'NNW' } }).to('warlord');
    expect(table.refused('waive', { due: 'warlord' })).toMatchObject({
      rule: 'SOA 26.112',
      allowed: 'Enter the card that came.',
    });
    table.run('enter-warlord', { region: 'Shensi', placed: true });
    // The flags were changed on the map already: the card alone is held out.
    expect(table.open.china.Shensi.flags).toEqual(['Nationalist', 'Nationalist', 'warlord']);
    expect(table.open.warlords.heldOut).toEqual({ region: 'Shensi', turn: 1 });
    expect(said(table)).toMatchObject({
      text: 'The warlord card: Shensi',
      notes: ['Its flag stands on the map already'],
    });
  });

  it('“All the same” goes on without a card; the journal records it, and the held-out card is back', () => {
    const table = afterYunnan();
    nextTurn(table);
    table.to('warlord');
    expect(table.refused('no-warlord')).toMatchObject({ anyway: true, rule: 'SOA 26.112' });
    table.run('no-warlord', { anyway: true });
    expect(said(table)).toMatchObject({
      text: 'No warlord card this turn',
      notes: [
        'All the same: the table says so',
        'Yunnan came last turn: its card was held out, and is back now',
      ],
    });
    expect(canCome(table)).toContain('Yunnan');
    table.to('attacks');
  });
});

describe('SOA 26.112D: two cards in one turn, all the same', () => {
  it('both are held out in the next turn, and both are back after its draw', () => {
    const table = afterYunnan();
    nextTurn(table);
    table.to('warlord').run('enter-warlord', { region: 'Shanghai' });
    table.run('enter-warlord', { region: 'Shensi', anyway: true });
    expect(guideFor(table.open).reason).toBe(
      'Shanghai and Shensi came; their cards are held out for one draw.',
    );
    nextTurn(table);
    table.to('warlord');
    expect(canCome(table)).toHaveLength(7);
    for (const region of ['Shanghai', 'Shensi'])
      expect(table.refused('enter-warlord', { region })).toMatchObject({
        message: `${region} came last turn: its card is held out.`,
        rule: 'SOA 26.112D',
      });
    table.run('enter-warlord', { region: 'Szechuan' });
    expect(canCome(table)).toEqual(REGIONS.filter((region) => region !== 'Szechuan'));
  });

  it('a second draw of the app’s cards is never the first again, and both are held out', () => {
    const table = sitDown('app').to('warlord');
    table.run('draw-warlord');
    table.run('draw-warlord', { anyway: true });
    expect(canCome(table)).toHaveLength(7);
  });

  it('the same card twice is one card', () => {
    const table = afterYunnan();
    table.run('enter-warlord', { region: 'Yunnan', anyway: true });
    expect(canCome(table)).toHaveLength(8);
  });

  it('on cardboard both lie apart, and a revolt leaves each there', () => {
    const table = afterYunnan();
    const before = table.open;
    table.run('enter-warlord', { region: 'Shensi', anyway: true });
    expect(JSON.stringify(boardMoves(before, table.open))).not.toContain(
      'Put the warlord card of Yunnan back',
    );
    table.run('conquest', { region: 'Yunnan', conquered: true });
    table.run('conquest', { region: 'Yunnan', conquered: false });
    expect(said(table)?.notes).toEqual(['Its warlord card is held out until after the next draw']);
  });

  it('going on without a further card after a draw leaves the drawn one held out', () => {
    const table = afterYunnan();
    table.run('no-warlord', { anyway: true });
    expect(said(table)?.notes).toEqual(['All the same: the table says so']);
    nextTurn(table);
    expect(canCome(table)).not.toContain('Yunnan');
  });

  it('entries of earlier releases held out the newest alone', () => {
    const table = afterYunnan();
    table.run('enter-warlord', { region: 'Shensi', edition: 2, anyway: true });
    expect(canCome(table)).toEqual(REGIONS.filter((region) => region !== 'Shensi'));
    table.run('no-warlord', { edition: 3, anyway: true });
    expect(canCome(table)).toHaveLength(9);
  });
});

describe('SOA 26.112D, E: held out and conquered', () => {
  it('describes the card once, with both reasons, wherever it is shown', () => {
    const table = afterYunnan();
    table.run('conquest', { region: 'Yunnan', conquered: true });
    nextTurn(table);
    const why =
      'It came in Spring 1935 and is conquered: out until after this draw and until the region revolts';
    expect(chancesOf(table.open.china, table.open.warlords, printTurn)).toContainEqual({
      region: 'Yunnan',
      can: false,
      why,
      rule: 'SOA 26.112D, E',
    });
    expect(sayHeldOut(table.open, 'Yunnan', printTurn)).toEqual({
      words:
        'It came in Spring 1935, so it cannot come now; after this draw it stays out until the region revolts',
      rule: 'SOA 26.112D, E',
    });
    table.to('warlord').run('enter-warlord', { region: 'Shensi' });
    expect(sayHeldOut(table.open, 'Shensi', printTurn)).toEqual({
      words: 'It came in Summer 1935, so it cannot come next turn; it is back after that draw',
      rule: 'SOA 26.112D',
    });
  });

  it('a turn without a card does not say that a conquered region’s card is back', () => {
    const table = afterYunnan();
    conquerAllBut(table);
    nextTurn(table);
    table.to('warlord').run('no-warlord');
    expect(said(table)?.notes).toEqual([
      'All nine regions are conquered',
      'Yunnan came last turn: its card stays out, the region is conquered',
    ]);
    expect(guideFor(table.open).reason).toBe('No card came this turn; none is held out now.');
  });

  it('nor does one that goes without a card all the same', () => {
    const table = afterYunnan();
    table.run('conquest', { region: 'Yunnan', conquered: true });
    nextTurn(table);
    table.to('warlord').run('no-warlord', { anyway: true });
    expect(said(table)?.notes).toContain(
      'Yunnan came last turn: its card stays out, the region is conquered',
    );
  });
});
