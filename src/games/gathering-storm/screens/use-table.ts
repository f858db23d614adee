import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { useTable as useAnyTable } from '@/table/use-table';

export { useDispatch, useDispatchHere } from '@/table/use-table';

/** The open table as this game's screens read it: the public view only, as it is or as it was at a moment. */
export const useTable = useAnyTable<OpenState>;
