import { JAPANESE_LISTS, type List } from '@/games/storm-over-asia/rules/cards/card';
import { categoryOf } from '@/games/storm-over-asia/rules/showing';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import type { Power } from '@/games/storm-over-asia/rules/vocabulary';
import { OverSheet } from '@/table/page/over-sheet';
import { useDispatch, useTable } from '@/table/use-table';
import { Choices } from '@/ui/form/choices';
import { useDraftState } from '@/ui/form/draft-state';
import { MARKS } from '../marks';
import { ByNumber } from './by-number';

const LIST_OF: Record<Power, List> = {
  Japan: 'Japanese 1',
  China: 'Chinese',
  Britain: 'British',
  Russia: 'Russian',
};

/** A power shows a paper card; Japan’s is read from the list of its category. @rule SOA 26.111 */
export function ShowCardSheet({ power, onClose }: { power: Power; onClose: () => void }) {
  const { open } = useTable<OpenState>();
  const { send } = useDispatch();
  const [list, setList] = useDraftState<List>('list', LIST_OF[power]);
  return (
    <OverSheet title={`${power} shows a card`} mark={MARKS[power]} onClose={onClose}>
      <ByNumber
        list={list}
        enter="Show it"
        onEnter={async (card) => {
          if (await send({ type: 'show-event', power, list, ...card })) onClose();
        }}
      >
        {power === 'Japan' && (
          <Choices
            label="Category"
            showLabel
            options={JAPANESE_LISTS.map((value) => ({
              value,
              label: categoryOf(open, value) ?? value,
            }))}
            value={list as (typeof JAPANESE_LISTS)[number]}
            onChange={setList}
          />
        )}
      </ByNumber>
    </OverSheet>
  );
}
