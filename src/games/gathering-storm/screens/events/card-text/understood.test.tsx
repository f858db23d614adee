import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWithoutTable } from '../../testing/without-table';
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
  renderWithoutTable(<UnderstoodRows {...props} onAnswer={onAnswer} {...more} />);
  return onAnswer;
}

test('a refused answer is shown with its reason and is disabled', () => {
  const onAnswer = show({ asked: [ASKED] });
  expect(screen.getByRole('radio', { name: /^Greece/ })).toHaveProperty('disabled', true);
  expect(screen.getByText('The Axis backs Bulgaria.')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Spain' }));
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(1, 'Spain');
});

test('shows each number before and after, and does not claim “no change” while a question is open', () => {
  show({ effects: [{ kind: 'index', amount: 1 }] });
  expect(screen.getByRole('group', { name: 'What changes' }).textContent).toContain('Nothing yet');
  cleanup();
  show({ effects: [{ kind: 'index', amount: 1 }], changes: [['support:Italy', 0, -1]] });
  expect(screen.getByRole('group', { name: 'What changes' }).textContent).toContain(
    'Italian support 0 to −1',
  );
});

test('GS 9.41E: marks a power’s card that changes another power', () => {
  const remark = 'This is France’s card, and it changes Russia.';
  show({ effects: [{ kind: 'support', power: 'Russia', amount: 1 }], owner: 'France' });
  expect(screen.getByText(remark)).toBeDefined();
  cleanup();
  show({ effects: [{ kind: 'support', power: 'France', amount: 1 }], owner: 'France' });
  show({ effects: [{ kind: 'support', power: 'Russia', amount: 1 }], general: true });
  expect(screen.queryByText(/^This is/)).toBeNull();
});

test('labels a title as a title, so that it is not read as an effect', () => {
  show({ title: 'Harbor fees fall', effects: [{ kind: 'index', amount: 1 }] });
  expect(screen.getByRole('group', { name: 'Understood' }).textContent).toContain('Title: Harbor fees fall');
});
