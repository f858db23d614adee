import { type RefObject, useEffect } from 'react';

/** Pixels of an answer that are read at a glance, its head and its first line, and of the foot that stays below them. */
const GLANCE = 64;
const FOOT = 84;

/**
 * Keeps the answer below the words visible during typing: a phone's keyboard covers half of the window, and
 * the answer with it. The words scroll up as far as they stay fully visible, and the focus does not move.
 * @param answer the answer, below the field in the same form
 */
export function useAnswerInSight(answer: RefObject<HTMLElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each letter the answer may be another
  useEffect(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLTextAreaElement)) return;
    if (!answer.current || !field.form?.contains(answer.current)) return;
    const bring = () => bringIntoSight(field, answer.current as HTMLElement);
    bring();
    // The keyboard opens after the field has the focus.
    window.visualViewport?.addEventListener('resize', bring);
    return () => window.visualViewport?.removeEventListener('resize', bring);
  }, [answer, text]);
}

function bringIntoSight(field: HTMLElement, answer: HTMLElement): void {
  const room = (window.visualViewport?.height ?? innerHeight) - FOOT - GLANCE;
  const words = field.getBoundingClientRect();
  // Buttons must be fully visible, also if no keyboard covers half of the window.
  const tap = answer.querySelector('[role=group] button')?.getBoundingClientRect();
  const hidden = answer.getBoundingClientRect().top > room || (tap?.bottom ?? 0) > room + GLANCE;
  if (hidden && words.top > 0 && words.height < room) field.scrollIntoView?.({ block: 'start' });
}
