import { expect, it } from 'vitest';
import { publicRows, standingRows } from '@/kernel/journal/views';
import type { Event } from '../cards/card';
import { event, hands, type Play, paper, secret } from '../testing/play';
import type { Power } from '../vocabulary';
import { describeRow } from './tell';

function describeLast(table: Play, type: string, total: string) {
  const rows = standingRows(publicRows(table.journal));
  const row = rows.findLast(({ entry }) => entry.open?.command.type === type);
  if (!row) throw new Error(`No ${type}.`);
  return describeRow(row, rows, [total]);
}

it('GS 9.31: names the general card by its title', () => {
  const table = paper();
  table.run('enter-card', {
    trend: 0,
    general: event({ kind: 'index', amount: 1 }, { title: 'Grain ships held in port' }),
  });
  table.run('apply-card');
  expect(describeLast(table, 'apply-card', 'index')).toMatchObject({
    text: 'The general card: Grain ships held in port',
  });
});

it('GS 9.41: leaves out changes to other totals and includes what the event does', () => {
  const table = paper().deal();
  table.plays('Italy', { kind: 'support', power: 'Italy', amount: 2 }, { title: 'Harbor dues fall away' });
  const { text, notes } = describeLast(table, 'show-event', 'support:Italy');
  expect(text).toBe('Italy shows Harbor dues fall away');
  expect(notes.join(' ')).not.toContain('0 to +2');
});

it('GS 9.13: of the cards shown at the end of a turn, picks the one that affects the total', () => {
  const falls = (power: Power) => secret({ kind: 'support', power, amount: -2 }, `Unrest in ${power}`);
  const table = hands({ Germany: [falls('Germany')], Italy: [falls('Italy')] });
  table.nextTurn();
  expect(describeLast(table, 'end-turn', 'support:Germany')).toMatchObject({
    text: 'Germany shows Unrest in Germany',
    rule: 'GS 10.31',
  });
  const all = describeLast(table, 'end-turn', 'climate');
  expect(all.text).toBe('Several cards are shown');
  expect(all.notes).toContain('Italy shows Unrest in Italy');
});

it('GS 9.41A: describes income by the card its power showed', () => {
  const rises: Event[] = [event({ kind: 'income', power: 'France', amount: 2 }, { title: 'Wine sells' })];
  const falls: Event[] = [event({ kind: 'income', power: 'Italy', amount: -1 }, { title: 'Olives do not' })];
  const table = hands({ France: rises, Italy: falls }).to('income');
  expect(describeLast(table, 'advance', 'income:France').text).toBe('France shows Wine sells');
});
