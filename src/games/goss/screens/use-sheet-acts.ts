import type { Command } from '@/kernel/game';
import type { Acts } from '@/table/use-acts';
import { useDispatch } from '@/table/use-table';
import { useForms } from '@/ui/form/draft-state';

/** Sends commands from a sheet that stays open, and clears its draft once they are recorded. */
export function useSheetActs(): Pick<Acts, 'act'> {
  const { send } = useDispatch({ again: act });
  const forms = useForms();
  async function act(command: Command): Promise<boolean> {
    const went = await send(command);
    if (went) forms.forget();
    return went;
  }
  return { act };
}
