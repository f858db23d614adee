import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';

interface Hold {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onKeyUp: () => void;
  onBlur: () => void;
}

/**
 * Press and hold by finger, mouse, Space or Enter. Calls `onDone` after the full time; letting go, sliding
 * off or losing focus cancels it, and letting go too soon calls `onShort`. Progress is in `--held` on the
 * element, from 0 to 1. It follows the clock, not an animation, so reduced motion does not change it.
 */
export function useHold(milliseconds: number, onDone: () => void, onShort?: () => void): Hold {
  const letGo = useRef<(() => void) | null>(null);

  useEffect(() => () => letGo.current?.(), []);

  function release() {
    letGo.current?.();
  }

  function letUp() {
    if (letGo.current) onShort?.();
    release();
  }

  function begin(element: HTMLElement) {
    release();
    const from = performance.now();
    let frame = requestAnimationFrame(function draw() {
      element.style.setProperty('--held', String(Math.min(1, (performance.now() - from) / milliseconds)));
      frame = requestAnimationFrame(draw);
    });
    const timer = setTimeout(() => {
      release();
      onDone();
    }, milliseconds);
    letGo.current = () => {
      letGo.current = null;
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      element.style.removeProperty('--held');
    };
  }

  return {
    onPointerDown(event) {
      if (event.button === 0 && event.isPrimary !== false) begin(event.currentTarget);
    },
    onPointerMove(event) {
      if (!letGo.current) return;
      const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
      const { clientX: x, clientY: y } = event;
      if (x < left || x > right || y < top || y > bottom) release();
    },
    onPointerUp: letUp,
    onPointerCancel: release,
    onKeyDown(event) {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      if (!event.repeat && !letGo.current) begin(event.currentTarget);
    },
    onKeyUp: letUp,
    onBlur: release,
  };
}
