import { description } from '@/games/goss/rules/description';
import { advanceAction, extendAction, type GuideAction } from '@/games/goss/rules/guide';
import type { OpenState } from '@/games/goss/rules/state';
import { stepAt } from '@/games/goss/rules/steps';
import { createGameUi, type ExtraWays } from '@/table/game-ui';
import { Button } from '@/ui/form/button';
import { BLANK } from './marks';
import { TableSheet } from './table-sheet';

/** The public pages in tab order. The register is the table's own page. */
const PAGES = [
  { id: 'table', name: 'Register' },
  { id: 'results', name: 'Results' },
  { id: 'journal', name: 'Journal' },
] as const;

/** GOSS for the screens that all tables share. */
export const GAME_UI = createGameUi<OpenState>(description, {
  marks: {},
  pages: PAGES,
  blank: BLANK,
  boardNow: () => 'results',
  extraFor,
  sheet: (name, tools) => <TableSheet sheet={name} {...tools} />,
});

/** Actions besides the next one: advance from ground assaults, and extended night if it may follow. */
function extraFor(open: OpenState, { run, onOpen }: ExtraWays) {
  if (open.over || open.pending.length > 0) return null;
  const on = stepAt(open.step).assaults ? advanceAction(open) : null;
  const keys = [on, extendAction(open)].filter((action) => action !== null);
  if (keys.length === 0) return null;
  const press = (action: GuideAction) => ('command' in action ? run(action.command) : onOpen(action.go));
  return keys.map((action) => (
    // The second tap of a double tap would act on a label that nobody has read yet.
    <Button key={action.label} onClick={({ detail }) => detail <= 1 && press(action)}>
      {action.label}
    </Button>
  ));
}
