import { act, fireEvent, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { type Play, paper } from '@/games/gathering-storm/rules/testing/play';
import { sitDown } from '../../testing/sit-down';
import { EnterCardSheet } from '../enter-card-sheet';
import { ShowEventSheet } from '../show-event-sheet';

/** Counts the taps between opening the sheet and pressing its button, effect by effect. */

const close = () => undefined;

function open(table: Play, sheet: ReactNode) {
  const { sent } = sitDown(table, sheet);
  const dialog = within([...document.querySelectorAll('dialog')].at(-1) as HTMLElement);
  return {
    sent,
    async tap(...path: ['radio' | 'checkbox' | 'button', ...(string | RegExp)[]]) {
      const [role, ...names] = path;
      for (const name of names)
        await act(async () => {
          fireEvent.click(dialog.getAllByRole(role, { name, hidden: true }).at(-1) as HTMLElement);
        });
    },
  };
}

it('GS 9.31C a diplomacy effect of the general card needs three taps: kind, country, power', async () => {
  const sheet = open(paper(), <EnterCardSheet onClose={close} />);
  await sheet.tap('radio', 'Diplomacy', 'Turkey');
  await sheet.tap('button', 'Germany');
  await sheet.tap('button', 'Apply the card');
  expect(sheet.sent[0]).toMatchObject({
    general: { effects: [{ kind: 'diplomacy', country: 'Turkey', amount: 1, beneficiaries: ['Germany'] }] },
  });
});

it('GS 9.31C the next effect of the general card begins with the power of the last one', async () => {
  const sheet = open(paper(), <EnterCardSheet onClose={close} />);
  await sheet.tap('radio', 'Diplomacy', 'Turkey');
  await sheet.tap('button', 'Germany', 'Another effect');
  await sheet.tap('radio', 'Income', '+1');
  await sheet.tap('button', 'Apply the card');
  expect(sheet.sent[0]).toMatchObject({
    general: { effects: [{ kind: 'diplomacy' }, { kind: 'income', power: 'Germany', amount: 1 }] },
  });
});

it('GS Guide, Diplomacy a flexible event of five countries needs six taps: kind and countries', async () => {
  const sheet = open(paper().deal().to('diplomacy'), <ShowEventSheet power="Italy" onClose={close} />);
  await sheet.tap('radio', 'Flexible diplomacy');
  await sheet.tap('checkbox', 'Albania', 'Bulgaria', 'Greece', 'Turkey', 'Yugoslavia');
  await sheet.tap('button', /^Done/);
  expect(sheet.sent[0]).toMatchObject({
    event: { effects: [{ kind: 'flexible', power: 'Italy', amount: 1, countries: { length: 5 } }] },
  });
});

it('GS 9.31C another amount needs one more tap, and effects other than diplomacy still ask for their amount', async () => {
  const sheet = open(paper(), <EnterCardSheet onClose={close} />);
  await sheet.tap('radio', 'Diplomacy', 'Austria', '+2', 'Support');
  await sheet.tap('button', 'Germany', 'Another effect');
  await sheet.tap('button', 'Apply the card');
  expect(sheet.sent).toEqual([]);
  await sheet.tap('radio', '+1');
  await sheet.tap('button', 'Apply the card');
  expect(sheet.sent[0]).toMatchObject({
    general: {
      effects: [
        { kind: 'support', power: 'Germany', amount: 2 },
        { kind: 'support', power: 'Germany', amount: 1 },
      ],
    },
  });
});
