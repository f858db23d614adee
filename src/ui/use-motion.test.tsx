import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { EventCard } from './card/event-card';
import { Figure } from './figure/figure';

const moving: Animation[] = [];
let calm = false;

function play({ at = 40 }: { at?: number } = {}) {
  Element.prototype.animate = function animate() {
    const animation = {} as Animation;
    if ((this as Element).textContent === '−1') moving.push(animation);
    return animation;
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return new DOMRect(this.hasAttribute('data-total') ? at : 10, 10, 20, 20);
  });
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  const page = (isDone: boolean) => (
    <>
      <EventCard
        classLine="General event"
        title="A card"
        rows={[
          {
            sentence: 'Support falls.',
            picture: <i />,
            applied: { state: isDone ? 'done' : 'waiting', text: 'Support' },
            figure: { total: 'support:France', text: '−1' },
          },
        ]}
      />
      <Figure total="support:France" value={isDone ? -1 : 0} />
    </>
  );
  const { rerender } = render(page(false));
  rerender(page(true));
  return document.querySelectorAll('body > span');
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  moving.length = 0;
  calm = false;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

it('the new figure travels from its row to its total, for eyes only, and is gone after it', () => {
  const [copy, ...more] = play();
  expect(more).toEqual([]);
  expect(copy?.textContent).toBe('−1');
  expect(copy?.getAttribute('aria-hidden')).toBe('true');
  act(() => moving[0]?.onfinish?.(new Event('finish') as AnimationPlaybackEvent));
  expect(document.querySelectorAll('body > span')).toHaveLength(0);
});

it('nothing travels with reduced motion, or to a total out of view', () => {
  calm = true;
  expect(play()).toHaveLength(0);
  cleanup();
  calm = false;
  expect(play({ at: 99_999 })).toHaveLength(0);
});
