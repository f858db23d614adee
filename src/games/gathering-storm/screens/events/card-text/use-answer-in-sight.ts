import { type RefObject, useEffect } from 'react';

/** Pixels of an answer that are read at a glance, its head and its first line, and of the foot that stays below them. */
const GLANCE = 64;
const FOOT = 84;

/**
 * Keeps what is said of the words in sight while they are typed: on a phone its keyboard leaves half of the window, and
 * the answer would lie under it. The words move up as far as they stay whole, and nothing takes the focus from them.
 * @param answer what is said, under the field in the same form
 */
export function useAnswerInSight(answer: RefObject<HTMLElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each letter the answer may be another
  useEffect(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLTextAreaElement)) return;
    if (!answer.current || !field.form?.contains(answer.current)) return;
    const bring = () => bringIntoSight(field, answer.current as HTMLElement);
    bring();
    // The keyboard comes after the focus.
    window.visualViewport?.addEventListener('resize', bring);
    return () => window.visualViewport?.removeEventListener('resize', bring);
  }, [answer, text]);
}

function bringIntoSight(field: HTMLElement, answer: HTMLElement): void {
  const room = (window.visualViewport?.height ?? innerHeight) - FOOT - GLANCE;
  const words = field.getBoundingClientRect();
  // What can be tapped is seen whole, where no keyboard takes half of the window, too.
  const tap = answer.querySelector('[role=group] button')?.getBoundingClientRect();
  const hidden = answer.getBoundingClientRect().top > room || (tap?.bottom ?? 0) > room + GLANCE;
  if (hidden && words.top > 0 && words.height < room) field.scrollIntoView?.({ block: 'start' });
}
