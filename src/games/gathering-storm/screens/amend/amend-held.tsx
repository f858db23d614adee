import { useLayoutEffect, useRef } from 'react';
import type { Event } from '@/games/gathering-storm/rules/cards/card';
import type { HeldCard } from '@/games/gathering-storm/rules/state/state';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import { useForms } from '@/ui/form/draft-state';
import { Sheet } from '@/ui/sheet/sheet';
import styles from './amend.module.css';
import { AmendForm } from './amend-form';

interface AmendHeldProps {
  power: Power;
  place: string;
  card: HeldCard;
  /** Resolves to true if accepted; a refusal appears at the top of the papers. */
  onDone: (event: Event) => Promise<boolean>;
  onLeave: () => void;
}

/** Lets the owner of a held card enter its actual text. Replaces the card. */
export function AmendHeld({ power, place, card, onDone, onLeave }: AmendHeldProps) {
  const forms = useForms();
  const form = useRef<HTMLDivElement>(null);
  // The pressed button is gone with the card, and it was at the bottom: focus the form and scroll to its top.
  useLayoutEffect(() => {
    form.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={form} tabIndex={-1} className={styles.held}>
      <Sheet title={`${place}, as it is printed`}>
        <AmendForm
          quiet
          power={power}
          event={card.event}
          doneLabel="Use this text"
          onDone={async (event) => {
            if (!(await onDone(event))) return;
            forms.forget();
            onLeave();
          }}
          onLeave={onLeave}
        />
      </Sheet>
    </div>
  );
}
