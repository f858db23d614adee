import type { Command } from '@/kernel/game';
import { type Acts, useActs } from '@/table/use-acts';
import { useForms } from '@/ui/kept';

/** Commands sent from a sheet that stays: what was recorded is begun no longer. */
export function useSheetActs(): Acts {
  const acts = useActs();
  const forms = useForms();
  async function act(command: Command): Promise<boolean> {
    const went = await acts.act(command);
    if (went) forms.forget();
    return went;
  }
  return { ...acts, act };
}
