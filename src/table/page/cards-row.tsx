import type { ReactNode } from 'react';
import { printRefusal } from '@/kernel/result';
import { checkHeldByApp } from '@/kernel/seats';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import { Notice } from '@/ui/sheet/notice';
import type { Seat } from '../game-ui';

/** Why these cards cannot be played with by whoever sits here; nothing where they can. */
export function checkCards(seats: readonly Seat[], cards: 'app' | 'paper'): string | undefined {
  const held = checkHeldByApp({ seats, cards });
  return held.ok ? undefined : printRefusal(held.refusal);
}

/** The cards of a new table; what stands in their way is said beside them. */
export function CardsRow({ error, children }: { error: string | undefined; children: ReactNode }) {
  return (
    <LedgerRow label="Cards">
      {children}
      {error && <Notice tone="refusal">{error}</Notice>}
    </LedgerRow>
  );
}
