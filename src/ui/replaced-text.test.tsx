import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepReplacedTexts } from './replaced-text';
import { translate } from './testing/translate';

let end: () => void;
beforeEach(() => {
  end = keepReplacedTexts(document.body);
});
afterEach(() => {
  cleanup();
  end();
});

function Sample({ name, asks, order }: { name: string; asks: boolean; order: readonly string[] }) {
  return (
    <div data-testid="all">
      <button type="button">
        <i /> {asks ? 'Deal' : 'Dealt'} to {name}
      </button>
      {asks && 'It asks. '}
      <b>{name}</b>
      {order.map((word) => (word === 'x' ? <u key={word}>x</u> : word))}
    </div>
  );
}

const text = () => screen.getByTestId('all').textContent;

it.each(['replaceChild', 'insertBefore'] as const)(
  'a text that a translator replaced changes, goes and moves as before: %s',
  async (how) => {
    const { rerender } = render(<Sample name="Anna" asks order={['a', 'x']} />);
    const show = (sample: Parameters<typeof Sample>[0]) => act(async () => rerender(<Sample {...sample} />));
    await act(async () => translate(document.body, how));
    expect(document.querySelectorAll('font').length).toBeGreaterThan(4);
    expect(text()).toBe(' Deal to AnnaIt asks. Annaax');
    await show({ name: 'Ben', asks: false, order: ['x', 'a'] });
    expect(text()).toBe(' Dealt to BenBenxa');
    await act(async () => translate(document.body, how));
    await show({ name: 'Ben', asks: true, order: ['x'] });
    expect(text()).toBe(' Deal to BenIt asks. Benx');
  },
);
