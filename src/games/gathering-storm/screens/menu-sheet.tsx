import { moneyInPapers } from '@/games/gathering-storm/rules/state/purse';
import { isTracked } from '@/games/gathering-storm/rules/state/state';
import { hasCurtain } from '@/kernel/round';
import { isForOne } from '@/kernel/seats';
import type { SheetTools } from '@/table/game-ui';
import { MenuFrame, ROUND, SHUFFLE, toPage, toSheet } from '@/table/page/menu-frame';
import { useDispatch, useTable } from './use-table';

const BEFORE_THE_DEAL = ['draw', 'general', 'deal'];

/** Everything that is not the next thing. */
export function MenuSheet(tools: SheetTools) {
  const { open } = useTable();
  const { send } = useDispatch();
  const act = (type: string) => () => void send({ type }).then((went) => went && tools.onClose());
  // Before the deal the turn’s card comes first: a round would be called but not start.
  const dealt = !BEFORE_THE_DEAL.includes(open.step);
  const round = dealt && !isForOne(open.seats) && (isTracked(open, 'research') || moneyInPapers(open));
  return (
    <MenuFrame
      tools={tools}
      lines={{
        tonight: [
          ...(open.over ? [toSheet('lay-open', 'eye', 'Open the papers', 'Every hand, once all agree')] : []),
          toSheet('last-time', 'turn', 'Last time', 'Where we are; does the board agree?'),
          ...(round ? [{ ...ROUND, onPress: act('call-round') }] : []),
        ],
        board: [
          toSheet('calendar', 'clock', 'Aggressions and the Pact', 'Record them; extra cards follow'),
          toSheet('crisis', 'flag', 'Crisis sheet', 'Who may declare war; support and index by line'),
          toSheet(
            'facts',
            'settings',
            'Board figures',
            'Results, pacts, balance: what conditional events count',
          ),
          ...(isTracked(open, 'research')
            ? [
                toSheet(
                  'projects',
                  'research',
                  'Research projects',
                  'Their last steps, and projects of your own',
                ),
              ]
            : []),
        ],
        table: [
          toPage('deck', 'box', 'This table’s deck', 'Its cards, and which ones everyone has seen'),
          ...(hasCurtain(open) ? [{ ...SHUFFLE, onPress: act('reshuffle') }] : []),
        ],
      }}
    />
  );
}
