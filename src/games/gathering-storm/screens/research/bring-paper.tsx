import type { Event } from '@/games/gathering-storm/rules/cards/card';
import { hasPassed } from '@/games/gathering-storm/rules/guide/phases';
import type { SheetState } from '@/games/gathering-storm/rules/research/state';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { ADJECTIVES, type Power, powersOf } from '@/games/gathering-storm/rules/vocabulary';
import type { Command } from '@/kernel/game';
import { useRefusals } from '@/table/refusals';
import { Button } from '@/ui/form/button';
import { FormsOf, useDraftState, useForms } from '@/ui/form/draft-state';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import { AmendForm } from '../amend/amend-form';
import { NUMBER_WRONG, useNumbered } from '../events/deck/use-numbered';
import { NumberRow } from '../events/pieces/number-row';

interface BringPaperProps {
  open: OpenState;
  sheet: SheetState;
  send: (command: Command) => Promise<boolean>;
}

const RESEARCH = ['research-level', 'research-level-any', 'research-steps-any', 'espionage'] as const;
const BLANK: Event = { title: '', secret: false, effects: [] };

/** A research event of a paper card, put on the sheet before its card is shown: before points, or after. @rule GS Guide, Research; 9.41B */
export function BringPaper({ open, sheet, send }: BringPaperProps) {
  const [whose, setWhose] = useDraftState<Power | null>('bringing', null);
  if (open.cards !== 'paper' || hasPassed('economic', open.step)) return null;
  return (
    <Sheet titleLevel={2} title="An event of a card in hand" pad>
      <p className={voice.note}>
        Enter it here to use it before its card is shown: before or after points are placed, as you like. Show
        the card at the end of the Economic phase; it counts once{' '}
        <span className={voice.rule}>GS 9.41B; Guide, Research</span>
      </p>
      {whose === null ? (
        powersOf(sheet.side).map((power) => (
          <Button key={power} onClick={() => setWhose(power)}>
            {ADJECTIVES[power]} event
          </Button>
        ))
      ) : (
        <FormsOf key={whose} name={`bring: ${whose}`}>
          <Form power={whose} send={send} onLeave={() => setWhose(null)} />
        </FormsOf>
      )}
    </Sheet>
  );
}

interface FormProps {
  power: Power;
  send: BringPaperProps['send'];
  onLeave: () => void;
}

function Form({ power, send, onLeave }: FormProps) {
  const forms = useForms();
  const { tell: report } = useRefusals();
  const card = useNumbered([power]);
  const known = card.card?.national[power];
  const bring = async (event: Event) => {
    if (card.wrong) return report(NUMBER_WRONG);
    if (!(await send({ type: 'bring', power, ...card.named, event }))) return;
    forms.forget();
    onLeave();
  };
  return (
    <>
      <NumberRow
        text={card.text}
        onText={card.setText}
        paper={card.paper}
        known={card.known}
        send={send}
        onDone={() => known && void bring(known)}
      />
      <FormsOf key={known ? card.number : 'new'} name={known ? `card ${card.number}` : 'new'}>
        <AmendForm
          quiet
          power={power}
          event={known ?? BLANK}
          first={RESEARCH}
          doneLabel="Put it on this sheet"
          onDone={(event) => void bring(event)}
          onLeave={onLeave}
        />
      </FormsOf>
    </>
  );
}
