import { totalKey } from '@/games/storm-over-asia/rules/totals';
import { POWERS } from '@/games/storm-over-asia/rules/vocabulary';
import type { SheetTools } from '@/table/game-ui';
import { EnterCardSheet } from '../cards/enter-card-sheet';
import { EnterWarlordSheet } from '../cards/enter-warlord-sheet';
import { SettleSheet } from '../cards/settle-sheet';
import { ShowCardSheet } from '../cards/show-card-sheet';
import { WhoseCardSheet } from '../cards/whose-card-sheet';
import { FrontForm } from '../china/front-form';
import { FactsSheet } from './facts-sheet';
import { LastTimeSheet } from './last-time-sheet';
import { MenuSheet } from './menu-sheet';
import { RuleOptionsSheet } from './rule-options-sheet';
import { WhyTotal } from './why-total';

/** The sheet over the table, by its name: `why:front`, `show:Japan`, `menu` … */
export function TableSheet({ sheet, ...tools }: SheetTools & { sheet: string }) {
  const { onClose, onOpen } = tools;
  const [kind, ...rest] = sheet.split(':');
  const what = rest.join(':');
  const power = POWERS.find((item) => item === what);
  switch (kind) {
    case 'why':
      return <WhyTotal total={totalKey(what)} onClose={onClose} onOpen={onOpen} />;
    case 'enter-card':
      return <EnterCardSheet onClose={onClose} onOpen={onOpen} />;
    case 'enter-warlord':
      return <EnterWarlordSheet onClose={onClose} />;
    case 'settle-due':
      return <SettleSheet onClose={onClose} onOpen={onOpen} />;
    case 'front':
      return <FrontForm onClose={onClose} />;
    case 'facts':
      return <FactsSheet onClose={onClose} />;
    case 'readings':
      return <RuleOptionsSheet onClose={onClose} />;
    case 'last-time':
      return <LastTimeSheet onClose={onClose} />;
    case 'show':
      return power ? (
        <ShowCardSheet power={power} onClose={onClose} />
      ) : (
        <WhoseCardSheet onOpen={onOpen} onClose={onClose} />
      );
    default:
      return <MenuSheet {...tools} />;
  }
}
