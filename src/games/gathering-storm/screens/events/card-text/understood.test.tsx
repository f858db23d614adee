import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Asked } from '../card-draft';
import { UnderstoodRows } from './understood';

const ASKED: Asked = {
  effect: 1,
  words: 'In which country?',
  rule: 'GS Guide, Diplomacy',
  options: [
    { value: 'Spain', label: 'Spain' },
    { value: 'Greece', label: 'Greece', why: 'The Axis backs Bulgaria.' },
  ],
  answer: null,
};

function show(more: Partial<Parameters<typeof UnderstoodRows>[0]> = {}) {
  const onAnswer = vi.fn();
  const props = { label: 'Understood', title: '', effects: [], general: false, asked: [], changes: null };
  render(<UnderstoodRows {...props} onAnswer={onAnswer} {...more} />);
  return onAnswer;
}

test('an answer that is not allowed stands there with its reason, and cannot be given', () => {
  const onAnswer = show({ asked: [ASKED] });
  expect(screen.getByRole('radio', { name: /^Greece/ })).toHaveProperty('disabled', true);
  expect(screen.getByText('The Axis backs Bulgaria.')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Spain' }));
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(1, 'Spain');
});

test('every number stands with its before and after, and none is said to change while something is open', () => {
  show({ effects: [{ kind: 'index', amount: 1 }] });
  expect(screen.getByRole('group', { name: 'What changes' }).textContent).toContain('Nothing yet');
  cleanup();
  show({ effects: [{ kind: 'index', amount: 1 }], changes: [['support:Italy', 0, -1]] });
  expect(screen.getByRole('group', { name: 'What changes' }).textContent).toContain(
    'Italian support 0 to −1',
  );
});

test('GS 9.41E: what a power’s card does to another power says so', () => {
  const remark = 'This is France’s card, and it changes Russia.';
  show({ effects: [{ kind: 'support', power: 'Russia', amount: 1 }], owner: 'France' });
  expect(screen.getByText(remark)).toBeDefined();
  cleanup();
  show({ effects: [{ kind: 'support', power: 'France', amount: 1 }], owner: 'France' });
  show({ effects: [{ kind: 'support', power: 'Russia', amount: 1 }], general: true });
  expect(screen.queryByText(/^This is/)).toBeNull();
});

test('a title is called one, so that nobody takes it for something that the card does', () => {
  show({ title: 'Harbor fees fall', effects: [{ kind: 'index', amount: 1 }] });
  expect(screen.getByRole('group', { name: 'Understood' }).textContent).toContain('Title: Harbor fees fall');
});
