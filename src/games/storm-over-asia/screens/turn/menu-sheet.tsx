import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { cardsHeld, hasCurtain } from '@/kernel/round';
import { isForOne } from '@/kernel/seats';
import type { SheetTools } from '@/table/game-ui';
import { MenuFrame, ROUND, SHUFFLE, toPage, toSheet } from '@/table/page/menu-frame';
import { useDispatch, useTable } from '@/table/use-table';

/** Everything that is not the next thing. */
export function MenuSheet(tools: SheetTools) {
  const { open } = useTable<OpenState>();
  const { send } = useDispatch();
  const act = (type: string) => () => void send({ type }).then((went) => went && tools.onClose());
  const unusual = [
    ...(open.step === 'draw' || open.step === 'general'
      ? []
      : [
          open.cards === 'paper'
            ? toSheet('enter-card', 'file', 'Another general card', 'A second one in this turn')
            : {
                id: 'another-card',
                icon: 'file' as const,
                title: 'Turn another general card',
                note: 'A second one in this turn',
                onPress: () =>
                  void send({ type: 'turn-card', anyway: true }).then((went) => went && tools.onClose()),
              },
        ]),
    toSheet('enter-warlord', 'flag', 'A warlord card', 'One that came on the table'),
  ];
  const round = !isForOne(open.seats) && hasCurtain(open) && cardsHeld(open) > 0;
  return (
    <MenuFrame
      tools={tools}
      lines={{
        tonight: [
          toSheet('last-time', 'turn', 'Last time', 'Where we are'),
          ...(round ? [{ ...ROUND, onPress: act('call-round') }] : []),
        ],
        board: [
          ...(open.over ? [] : unusual),
          toSheet('front', 'flag', 'United Front', 'What its own sheet says'),
          toSheet('facts', 'settings', 'Cohesion and cards', 'Cohesions, the purge card, Japan’s categories'),
        ],
        table: [
          toPage('cards', 'file', 'Cards of the deck', 'What they say: fill in, share and save'),
          ...(hasCurtain(open) ? [{ ...SHUFFLE, onPress: act('reshuffle') }] : []),
        ],
      }}
    />
  );
}
