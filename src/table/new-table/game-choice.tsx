import { useLayoutEffect, useRef } from 'react';
import { GAMES } from '@/store/games';
import { Choices } from '@/ui/form/choices';
import { useNavigate } from '@/ui/page/use-navigate';
import { LedgerRow } from '@/ui/sheet/ledger-form';

/** The game chosen last: each game has its own page, and the focus follows to it. */
let chosen: string | null = null;

/** The first row of the new table page. Each game has its own page for the rest. */
export function GameChoice({ game }: { game: string }) {
  const go = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (chosen === game) place.current?.querySelector<HTMLElement>('input:checked')?.focus();
    chosen = null;
  }, [game]);
  function choose(id: string) {
    chosen = id;
    go(`/new/${id}`);
  }
  return (
    <LedgerRow label="Game">
      <div ref={place}>
        <Choices
          live
          label="Game"
          options={GAMES.map(({ id, name }) => ({ value: id, label: name }))}
          value={game}
          onChange={choose}
        />
      </div>
    </LedgerRow>
  );
}
