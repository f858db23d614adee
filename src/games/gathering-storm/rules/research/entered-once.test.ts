import { describe, expect, it } from 'vitest';
import type { Effect } from '../effects/shapes';
import { nextVisitor } from '../guide/dues';
import { researchSheetOf } from '../state/state';
import { event, hands, type Play, paper } from '../testing/play';
import { stepsOn } from './sheet';

const TWO_STEPS: Effect = { kind: 'research-steps-any', owner: 'France', category: 'intelligence' };
const CARD = event(TWO_STEPS, { title: 'French agents' });
const PICKED = { 'Allies/spy rings': 1, 'Allies/covert operations': 1 };

/** France enters its card on the Allied sheet, and picks its projects if the test says so. */
function brought(picks = true): Play {
  const table = paper().to('research');
  table.run('bring', { power: 'France', event: CARD });
  if (picks) table.run('assign', { board: 'Allies', grant: 'g1', steps: PICKED });
  return table.to('construction');
}
const steps = (table: Play, project: string) => stepsOn(researchSheetOf(table.state, 'Allies'), project);
const visits = (table: Play) => table.dues.filter(({ obligation }) => obligation?.ask.type === 'visits');

describe('a paper card that was put on a research sheet', () => {
  it('GS 9.41B: is shown as entered there, without asking again', () => {
    const table = brought();
    table.run('show', { power: 'France' });
    expect(table.open.shown).toMatchObject([{ power: 'France', how: 'played', event: CARD }]);
    expect(table.dues).toEqual([]);
    expect(researchSheetOf(table.state, 'Allies').grants).toEqual([]);
    table.nextTurn();
    expect(steps(table, 'Allies/spy rings')).toBe(1);
    expect(steps(table, 'Allies/covert operations')).toBe(1);
  });

  it('GS 15.11: typing it again calls no one to a sheet with nothing left to settle', () => {
    expect(visits(brought().plays('France', TWO_STEPS))).toEqual([]);
  });

  it.each(['show', 'show-event'])('GS 15.11: after %s its owner still settles what is left', (type) => {
    const table = brought(false);
    table.run(type, { power: 'France', ...(type === 'show' ? {} : { event: CARD }) });
    expect(visits(table)).toHaveLength(1);
    expect(nextVisitor(table.open)).toBe('Ben');
    table.run('open-papers', { person: 'Ben' });
    table.run('assign', { board: 'Allies', grant: 'g1', steps: PICKED });
    expect(steps(table.nextTurn(), 'Allies/spy rings')).toBe(1);
  });

  it('GS 9.12: shows two cards of one power in the order they were brought', () => {
    const table = paper().nextTurn();
    table.run('aggression', { power: 'Italy', target: 'Ethiopia', value: 1, completed: 1 });
    table.to('research');
    const level = (project: string) => event({ kind: 'research-level', project }, { title: project });
    table.run('bring', { power: 'Italy', event: level('Axis/torpedoes') });
    table.run('bring', { power: 'Italy', event: level('Axis/air range') });
    table.to('construction').run('show', { power: 'Italy' });
    table.run('show', { power: 'Italy' });
    expect(table.open.shown.map(({ title }) => title)).toEqual(['Axis/torpedoes', 'Axis/air range']);
    expect(table.refused('show', { power: 'Italy' }).rule).toBe('GS 9.41B');
  });

  const BY_NUMBER = { power: 'France', event: CARD, number: 57 };
  const numbered = () => {
    const table = paper().to('research');
    table.run('bring', BY_NUMBER);
    return table;
  };

  it('GS 9.12: reveals its number only when shown', () => {
    const table = numbered().to('construction');
    expect(JSON.stringify([table.view('public'), table.view('research:Axis')])).not.toContain('57');
    expect(table.open.pile?.gone).toEqual([]);
    table.run('show', { power: 'France' });
    expect(table.open.shown).toMatchObject([{ power: 'France', number: 57 }]);
    expect(table.open.pile?.gone).toEqual([57]);
    expect(table.refused('show-event', { ...BY_NUMBER, power: 'Italy' }).message).toBe(
      'Card 57 was shown by France this turn.',
    );
  });

  it('GS 9.12: refuses an impossible number when it is put on the sheet', () => {
    const table = numbered();
    const before = table.state;
    const other = event({ kind: 'research-level', project: 'Allies/spy rings' });
    expect(table.refused('bring', { power: 'Britain', event: other, number: 57 })).toMatchObject({
      message: 'Card 57 is on the research sheet already.',
      at: 'number',
    });
    expect(table.refused('bring', { power: 'Britain', event: other, number: 150 })).toMatchObject({
      message: 'The deck has 144 cards.',
      at: 'number',
    });
    expect(table.state).toBe(before);
  });

  it('GS 9.12: if another card has since shown its number, it is entered without one and counts once', () => {
    const table = numbered();
    table.run('assign', { board: 'Allies', grant: 'g1', steps: PICKED });
    table.to('construction').run('show-event', {
      power: 'Italy',
      number: 57,
      event: event({ kind: 'support', power: 'Italy', amount: 1 }),
    });
    expect(table.refused('show', { power: 'France' })).toMatchObject({
      message: 'Card 57 was shown by Italy this turn.',
      allowed: 'Enter what its card says, with another number or none.',
    });
    table.run('show-event', { power: 'France', event: CARD });
    expect(steps(table.nextTurn(), 'Allies/spy rings')).toBe(1);
  });

  it('GS 9.41B: a power without one is refused, as is a card of the hand without its place', () => {
    const table = brought();
    const before = table.state;
    expect(table.refused('show', { power: 'Italy' })).toEqual({
      message: 'No paper card of Italy waits on its research sheet.',
      rule: 'GS 9.41B',
      allowed: 'Enter what its card says.',
    });
    expect(table.state).toBe(before);
    expect(hands({}).refused('show', { power: 'Italy' }).allowed).toBe(
      'Name the card by its place in the hand.',
    );
  });
});

describe('the surplus of a doubling', () => {
  const ALONE = [
    { person: 'Anna', powers: ['Germany' as const] },
    { person: 'Ida', powers: ['Italy' as const] },
    { person: 'Ben', powers: ['Britain' as const, 'France' as const] },
    { person: 'Cleo', powers: ['Russia' as const] },
  ];
  const doubled = () => paper({ seats: ALONE }).deal(0, { kind: 'doubling', project: 'air range' });

  it('GS 15.11: one person of a sheet opens it for the whole alliance', () => {
    const table = doubled();
    table.run('open-papers', { person: 'Ida' });
    table.to('research');
    expect(nextVisitor(table.open)).toBe('Ben');
    table.run('open-papers', { person: 'Ben' });
    table.run('open-papers', { person: 'Cleo' });
    expect(visits(table)).toEqual([]);
  });

  it('GS 15.11: entries of older tables call everybody', () => {
    const table = paper({ seats: ALONE });
    const general = event({ kind: 'doubling', project: 'air range' });
    table.run('enter-card', { trend: 0, general });
    table.run('apply-card', { edition: 2 });
    table.run('deal');
    table.run('open-papers', { person: 'Ida' });
    expect(nextVisitor(table.to('research').open)).toBe('Anna');
  });
});
