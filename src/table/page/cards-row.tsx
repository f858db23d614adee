import type { ReactNode } from 'react';
import { printRefusal } from '@/kernel/result';
import { checkHeldByApp } from '@/kernel/seats';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import { Notice } from '@/ui/sheet/notice';
import type { Seat } from '../game-ui';

/** Why the current seats cannot play with these cards, or undefined if they can. */
export function checkCards(seats: readonly Seat[], cards: 'app' | 'paper'): string | undefined {
  const held = checkHeldByApp({ seats, cards });
  return held.ok ? undefined : printRefusal(held.refusal);
}

/** The card choice of a new table, with its error. */
export function CardsRow({ error, children }: { error: string | undefined; children: ReactNode }) {
  return (
    <LedgerRow label="Cards">
      {children}
      {error && <Notice tone="refusal">{error}</Notice>}
    </LedgerRow>
  );
}
