import * as v from 'valibot';
import { foldHidden } from '@/games/gathering-storm/rules/state/start';
import { accept, refuse } from '@/kernel/result';
import { findRuleOption, RULE_OPTIONS, type RuleOptionId } from '../../options';
import type { HiddenOutcome } from '../../state/outcomes';
import { createPurse, hidesMoney, isMoney } from '../../state/purse';
import {
  eachPower,
  handOf,
  type OpenState,
  type Purse,
  type StandingLine,
  type Table,
} from '../../state/state';
import { hideDraws, showDraws } from '../../state/tile-pool';
import { POWERS, type Power } from '../../vocabulary';
import { define, goesOn, STAYS } from '../define';
import { describeByChange } from '../describe-by-change';
import { hiddenSecret, purse, eachPower as shapeOfEach } from '../outcome-shapes';

/** The contents of the purses, revealed to all. */
const opened = v.strictObject({ purses: shapeOfEach(purse) });
type Opened = v.InferOutput<typeof opened>;

/**
 * Chooses how this table reads an unclear sentence. A change of who sees money moves the money without loss.
 */
export const chooseRuleOption = define({
  // It moves money between open and hidden parts.
  ...STAYS,
  outcome: v.optional(opened),
  secret: hiddenSecret,
  reveals: true,
  shape: v.strictObject({
    type: v.literal('choose-reading'),
    reading: v.picklist(RULE_OPTIONS.map((item) => item.id)),
    value: v.string(),
  }),
  asks: { reading: null, value: null },
  decide(state, { reading, value }) {
    const running = goesOn(state.open);
    if (!running.ok) return running;
    const found = RULE_OPTIONS.find((item) => item.id === reading);
    if (!found?.readings.some((item) => item.value === value))
      return refuse(`"${value}" is not one of its answers.`, {
        rule: found?.rule ?? '',
        allowed: `It reads ${found?.readings.map((item) => `"${item.value}"`).join(' or ')}.`,
      });
    if (reading !== 'income-shown' || value === state.open.readings['income-shown']) return accept({});
    return accept(hidesMoney(state.open) ? openPurses(state) : { hidden: fillPurses(state) });
  },
  open(draft, { reading, value }, outcome) {
    const before = draft.readings[reading as RuleOptionId];
    draft.readings[reading as RuleOptionId] = value;
    if (reading !== 'income-shown' || value === before) return;
    if (outcome) layOpen(draft, outcome.purses);
    else clearMoney(draft);
  },
  hidden: foldHidden,
  say(command) {
    const { readings, question, rule } = findRuleOption(command.reading);
    const words = readings.find(({ value }) => value === command.value)?.words ?? command.value;
    return { text: `This table reads: ${words}`, notes: [question], rule };
  },
  short: describeByChange,
  nature: 'ruling',
});

/** What is the owner's own: lines of the table, and the tiles drawn. What events did is face up for all. */
const isOwn = (line: StandingLine, power: Power) =>
  isMoney(line.total) && line.total.endsWith(power) && (line.basis === 'table' || line.tiles !== undefined);

function purseFrom(open: OpenState, power: Power, { nextId }: Purse): Purse {
  return {
    power,
    base: open.facts.baseIncome[power] ?? null,
    carried: open.carried[power],
    taken: open.income[power],
    lines: open.lines.filter((line) => isOwn(line, power)),
    nextId,
  };
}

function fillPurses({ open, ...table }: Table): Record<string, HiddenOutcome> {
  const moved = (power: Power) => purseFrom(open, power, handOf({ open, ...table }, power).purse);
  return Object.fromEntries(POWERS.map((power) => [power, { purse: { moved: moved(power) } }]));
}

function openPurses(table: Table): { open: Opened; hidden: Record<string, HiddenOutcome> } {
  const purses = eachPower((power) => handOf(table, power).purse);
  // Keep the id counter, so that two lines never share an id.
  const empty = (power: Power) => ({ ...createPurse(power), nextId: purses[power].nextId });
  return {
    open: { purses },
    hidden: Object.fromEntries(POWERS.map((power) => [power, { purse: { moved: empty(power) } }])),
  };
}

function clearMoney(draft: OpenState): void {
  draft.facts.baseIncome = {};
  draft.facts.baseParts = {};
  draft.carried = eachPower(() => 0);
  draft.income = eachPower(() => null);
  draft.lines = draft.lines.filter((line) => !POWERS.some((power) => isOwn(line, power)));
  hideDraws(draft.tiles);
}

function layOpen(draft: OpenState, purses: Record<Power, Purse>): void {
  for (const { power, base, carried, taken, lines } of Object.values(purses)) {
    if (base !== null) draft.facts.baseIncome[power] = base;
    draft.carried[power] = carried;
    draft.income[power] = taken;
    draft.lines.push(...lines.map((line) => ({ ...line })));
  }
  const drawn = Object.values(purses).flatMap(({ power, lines }) =>
    lines.flatMap(({ tiles }) => (tiles ? [{ power, count: tiles.length, tiles }] : [])),
  );
  showDraws(draft.tiles, drawn);
}
