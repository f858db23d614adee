import { describe, expect, it } from 'vitest';
import { publicRows, standingRows } from '@/kernel/journal/views';
import { event, hands, type Play, paper, secret } from '../testing/play';
import { POWERS, SEASONS } from '../vocabulary';
import { declinedCards } from './declined';

const listDeclined = (table: Play) => {
  const declined = declinedCards(standingRows(publicRows(table.journal)));
  return POWERS.flatMap((power) => declined[power].map((card) => [power, card.turn, card.event.title]));
};
const income = (title: string) => event({ kind: 'income', power: 'Germany', amount: 1 }, { title });

describe('GS 9.13: every declined card of a game', () => {
  it('is gathered from the ends of phases, with its power and turn', () => {
    const table = hands({ Germany: [income('Played'), income('Left')] });
    table.run('order', { power: 'Germany', slot: 2, do: 'decline' });
    const { turn } = table.open;
    expect(listDeclined(table)).toEqual([]);
    table.to('construction');
    expect(listDeclined(table)).toEqual([['Germany', turn, 'Left']]);
    table.nextTurn();
    expect(listDeclined(table)).toEqual([['Germany', turn, 'Left']]);
  });

  it('is gathered from a turn’s end, where secret support is discarded', () => {
    const support = (title: string) => secret({ kind: 'support', power: 'Italy', amount: 1 }, title);
    const table = hands({ Italy: [support('Shown'), support('Kept')] });
    table.run('order', { power: 'Italy', slot: 1, do: 'play' });
    table.run('show', { power: 'Italy', slot: 1 });
    const { turn } = table.open;
    table.nextTurn();
    expect(listDeclined(table)).toEqual([['Italy', turn, 'Kept']]);
  });

  it('is collected with paper cards, and removed on undo', () => {
    const table = paper({ season: SEASONS[1], year: 1935 });
    table.run('aggression', { power: 'Germany', target: 'Austria', value: 1, completed: 1 });
    table.deal().plays('Germany', { kind: 'index', amount: 1 });
    const declined = event({ kind: 'index', amount: 1 }, { title: 'Unplayed' });
    table.run('show-event', { power: 'Germany', event: declined, how: 'declined' });
    expect(listDeclined(table)).toEqual([['Germany', 2, 'Unplayed']]);
    table.run('undo');
    expect(listDeclined(table)).toEqual([]);
  });
});
