import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PublicRow } from '@/kernel/journal/views';
import { sectionsOf, sectionsWith } from './draw-journal';

const row = (no: number, step: string, type: string, stands = true): PublicRow => ({
  no,
  stands,
  entry: { n: no, parent: no - 1, at: { turn: 1, step }, open: { command: { type } }, changes: [] },
});
const read = (rows: PublicRow[], now: string, from = 0) =>
  sectionsOf(
    rows,
    {
      headingOf: ({ step }) => step,
      isStep: ({ open }) => open?.command.type === 'advance',
      now: { turn: 1, step: now },
    },
    from,
  );
const said = (sections: ReturnType<typeof read>) =>
  sections.map(({ heading, begun, rows }) => `${heading}:${begun?.no ?? '-'}:${rows.map(({ no }) => no)}`);

it('a step that led to a phase is its heading, even if nothing happened in it', () => {
  const rows = [
    row(1, 'cards', 'card'),
    row(2, 'cards', 'advance'),
    row(3, 'income', 'advance'),
    row(4, 'war', 'card'),
  ];
  expect(said(read(rows, 'war'))).toEqual(['cards:-:1', 'income:2:', 'war:3:4']);
});

it('the newest step heads the phase that is played now; one within a phase stays a line of it', () => {
  expect(said(read([row(1, 'cards', 'advance')], 'income'))).toEqual(['income:1:']);
  expect(said(read([row(1, 'cards', 'card'), row(2, 'cards', 'advance')], 'cards'))).toEqual(['cards:-:1,2']);
});

it('an undone step is no heading', () => {
  const rows = [
    row(1, 'cards', 'card'),
    row(2, 'cards', 'advance', false),
    row(3, 'cards', 'card'),
    row(4, 'cards', 'advance'),
  ];
  expect(said(read(rows, 'income'))).toEqual(['cards:-:1,2,3', 'income:4:']);
});

it('a filter keeps the headings of what it shows, so that each still leads to its moment', () => {
  const rows = [row(1, 'cards', 'advance'), row(2, 'income', 'card'), row(3, 'income', 'advance')];
  const sections = sectionsWith(read(rows, 'war'), ({ entry }) => entry.open?.command.type === 'card');
  expect(said(sections)).toEqual(['income:1:2']);
});

it('reading from any row on matches the whole journal from there, headings included', () => {
  const STEPS = ['cards', 'income', 'war'];
  const anyRow = fc.record({
    step: fc.constantFrom(...STEPS),
    type: fc.constantFrom('card', 'advance', 'undo'),
    stands: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 14 }), fc.nat(15), (made, from) => {
      const rows = made.map(({ step, type, stands }, at) => row(at + 1, step, type, stands));
      const since = (sections: ReturnType<typeof read>) =>
        said(sectionsWith(sections, ({ no }) => no >= from));
      expect(since(read(rows, 'war', from))).toEqual(since(read(rows, 'war')));
    }),
  );
});
