import type { HeldCard } from '@/games/gathering-storm/rules/state/state';

/** Describes the amendments of a held card to its owner. */
export function sayAmended({ own, printed, lost }: HeldCard): string[] {
  return [
    ...(own ? ['You amended it. The others learn of it when it is shown.'] : []),
    ...(printed && !own ? ['The table amended it.'] : []),
    ...(lost ? ['What you had chosen for it no longer fits. Choose again.'] : []),
  ];
}
