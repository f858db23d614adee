import { useLayoutEffect, useRef, useState } from 'react';
import type { Event } from '@/games/gathering-storm/rules/cards/card';
import { previewEntered } from '@/games/gathering-storm/rules/previews';
import type { HeldCard } from '@/games/gathering-storm/rules/state/state';
import { displayKey } from '@/games/gathering-storm/rules/totals/known-money';
import type { Command } from '@/kernel/game';
import type { Change } from '@/kernel/journal/entry';
import { useActions } from '@/store/context';
import { useRows } from '@/table/journal/use-rows';
import { OverSheet } from '@/table/page/over-sheet';
import { Button } from '@/ui/form/button';
import { useDraftState } from '@/ui/form/draft-state';
import { TrendRow } from '../events/pieces/trend-row';
import { useDispatch, useTable } from '../use-table';
import { AmendForm } from './amend-form';

interface AmendDoorProps {
  /** Its form was just closed: focus returns here. */
  left: boolean;
  onAmend: () => void;
}

/** Opens the form where the owner corrects the text of a held card. */
export function AmendButton({ left, onAmend }: AmendDoorProps) {
  const door = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the card comes back
  useLayoutEffect(() => {
    if (left) door.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Button ref={door} look="quiet" onClick={onAmend}>
      The card reads differently
    </Button>
  );
}

/** Describes the amendments of a held card to its owner. */
export function sayAmended({ own, printed, lost }: HeldCard): string[] {
  return [
    ...(own ? ['You amended it. The others learn of it when it is shown.'] : []),
    ...(printed && !own ? ['The table amended it.'] : []),
    ...(lost ? ['What you had chosen for it no longer fits. Choose again.'] : []),
  ];
}

/**
 * Corrects the text of the face-up card. If it is already applied, its effects are replayed.
 * @rule GS 9.12
 */
export function AmendCardSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable();
  const { send } = useDispatch();
  const actions = useActions();
  const applied = useRows().findLast(({ entry }) => entry.open?.command.type === 'apply-card');
  const [card] = useState(open.card);
  // The trend set by hand, otherwise from a line of the text, otherwise the current one.
  const [set, setTrend] = useDraftState<number | null>('trend', null);
  const [lineTrend, setLineTrend] = useDraftState<number | null>('trend told', null);
  const trend = set ?? lineTrend ?? card?.trend ?? 0;
  if (!card || card.number === undefined) return null;
  const amended = (event: Event): Command => {
    const command: Command = { type: 'amend-card', number: card.number, half: 'general', trend, event };
    return card.applied && applied ? { type: 'correct', entry: applied.no, how: 'insert', command } : command;
  };
  function preview(event: Event) {
    if (!card?.applied) return previewEntered(open, trend, event);
    const result = actions.preview(amended(event));
    if (!result.ok) return null;
    return result.value.changes.map(([key, was, now]): Change => [displayKey(open, key), was, now]);
  }
  return (
    <OverSheet
      title={`Amend card ${card.number}`}
      note={
        card.applied
          ? 'Its general event, at this table only. Its effects are worked out again (GS 9.12).'
          : 'Its general event, at this table only; its deck stays as it is (GS 9.12).'
      }
      onClose={onClose}
      wide
    >
      <AmendForm
        event={card.general}
        preview={preview}
        before={<TrendRow trend={trend} onChange={setTrend} />}
        trend={{ set, onSet: setTrend, onTold: setLineTrend }}
        doneLabel="Amend the card"
        onDone={async (event) => {
          if (await send(amended(event))) onClose();
        }}
        onLeave={onClose}
      />
    </OverSheet>
  );
}
