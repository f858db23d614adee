import { describe, expect, it } from 'vitest';
import { pointsLeft } from '../research/stacks';
import type { SetupInput } from '../state/setup';
import { type Play, paper } from '../testing/play';
import { guideFor } from './guide';

const ALONE: SetupInput['seats'] = [
  { person: 'Anna', powers: ['Germany', 'Italy'] },
  { person: 'Face up', powers: ['Britain', 'France', 'Russia'], by: 'open' },
];
const VIEWERS = ['research:Axis', 'research:Allies', 'research:Russia'];
const own = (table: Play) => Object.fromEntries(VIEWERS.map((viewer) => [viewer, table.view(viewer)]));
const guide = (table: Play) => guideFor(table.open, pointsLeft(table.open, own(table)));

/** Places what each sheet has, but so many points of the Axis. */
function placed(left: number): Play {
  const table = paper({ seats: ALONE, readings: { 'points-each': 'any' } }).to('research');
  const place = (board: string, project: string, points: number) =>
    table.run('place', { board, project, own: points });
  place('Axis', 'Axis/air range', 5 - left);
  place('Allies', 'Allies/air range', 4);
  place('Russia', 'Russia/air range', 3);
  return table;
}

describe('the research step of who plays alone', () => {
  it('GS 15.21: lists the points that are not placed yet', () => {
    const { reason } = guide(placed(2));
    expect(reason).toContain('Axis 5, Allies 4 and Russia 3');
    expect(reason).toContain('Axis 2 not placed yet.');
    expect(guide(placed(0)).reason).toContain('All of them are placed.');
  });

  it('GS 15.21: asks once before points lapse, and not if none are left', () => {
    expect(guide(placed(1)).action).toMatchObject({
      label: 'Nobody: finish the phase',
      command: { type: 'advance', to: 'placement' },
      confirm: { why: expect.stringContaining('Axis 1 not placed yet.'), label: 'Finish all the same' },
    });
    expect(guide(placed(0)).action).not.toHaveProperty('confirm');
  });

  it('GS 15.11: with several players it shows the same for any sheets', () => {
    const table = paper().to('research');
    expect(pointsLeft(table.open, own(table))).toBeUndefined();
  });

  it('GS 15.21: asks nothing at other steps, nor if the table keeps no research', () => {
    const later = paper({ seats: ALONE }).to('construction');
    expect(pointsLeft(later.open, own(later))).toBeUndefined();
    const without = paper({ seats: ALONE, keeps: ['income'] }).to('research');
    expect(pointsLeft(without.open, own(without))).toBeUndefined();
  });
});
