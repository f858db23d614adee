import type { Command } from '@/kernel/game';
import type { Acts } from '@/table/use-acts';
import { useDispatch } from '@/table/use-table';
import { useForms } from '@/ui/form/draft-state';

/** Commands sent from a sheet that stays: what was recorded is begun no longer. */
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
