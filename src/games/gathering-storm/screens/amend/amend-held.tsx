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
  /** True when it was taken; a refusal stands at the head of the papers. */
  onDone: (event: Event) => Promise<boolean>;
  onLeave: () => void;
}

/** What a held card really says, entered by its owner alone. It stands in the place of the card. */
export function AmendHeld({ power, place, card, onDone, onLeave }: AmendHeldProps) {
  const forms = useForms();
  const form = useRef<HTMLDivElement>(null);
  // What was pressed is gone with the card; it stood at the card's foot, and the form begins at its head.
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
