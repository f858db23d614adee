import { canonicalJson } from '../file/canonical';
import type { Command, OpenBase } from '../game';
import type { Entry } from '../journal/entry';

/** Something on the real screen, by what it is and what it is called there. */
export interface Target {
  role: 'button' | 'radio' | 'checkbox' | 'tab' | 'link' | 'dialog' | 'textbox';
  /** The full name, or a pattern if it contains numbers. */
  name: string | RegExp;
  /** The group or region it is in, if the screen has several targets of that name. */
  within?: string;
  /** Only in a sheet over the page. */
  sheet?: true;
  /** The value to enter in a field; its keys are highlighted one after the other. */
  value?: string;
}

/** What a sentence may use. Amounts come from the table, so that none is hard-coded. */
export interface LessonContext<Open> {
  open: Open;
  /** A total by its key, as it now is. */
  total(key: string): number;
}

/**
 * What ends a step that no entry ends: a sheet is open; a person's papers are open, or nobody's; the step's
 * deliberate mistake is in the journal; only entries meant by the lesson are left.
 */
export type Until = { there: Target } | { papers: string | null } | 'mistake' | 'taken-back';

/** One thing to do. */
export interface LessonStep<Open = OpenBase> {
  /** What to do and why, in one or two sentences. Reveals nothing that only one player may know. */
  say(told: LessonContext<Open>): string;
  /** The rule behind the step, as found in Help; not shown in the banner. */
  rule?: string;
  /** The commands that the step adds to the journal. */
  does?: readonly Command[];
  /** The fields of these commands that the player may choose freely. */
  free?: readonly string[];
  /** Ends the step without an entry: after reading, a private decision, or a mistake. */
  until?: Until;
  /** The number of earlier entries that are deliberate mistakes, which this step undoes. */
  mistakes?: number;
  /** What to tap, in order; the screen shows only some at a time. Empty if the guide plays the step. */
  targets: readonly Target[];
  /** The guide plays the step if the player continues, with real commands that enter the journal. */
  plays?: true;
}

/** A guided turn: a real table and the journal to reach. */
export interface Lesson<Open extends OpenBase = OpenBase> {
  setup: unknown;
  deck: unknown;
  seed: Uint8Array | null;
  /** So many taps lead to its end; a story counts them. */
  taps: number;
  /** A total by its key. */
  total(open: Open, key: string): number;
  /** The part of a table that defines its position; all of it if left out. */
  position?(open: Open): unknown;
  steps: readonly LessonStep<Open>[];
  /** The closing message. */
  end: string;
}

/** Every guided turn of a game, by its kind. */
export type Lessons = Readonly<Record<string, Lesson>>;

const WORDS_A_SECOND = 200 / 60;
const SECONDS_A_TAP = 2;

/** Words of the page to read at each step to find its control: a name, a number, a line. */
const WORDS_OF_THE_PAGE = 20;
/** Words to look at if the guide plays: its button never moves, and only one number or name changes. */
const WORDS_OF_A_GLANCE = 10;

/** The minutes a guided turn takes if all of it is read: 200 words a minute, two seconds a tap. */
export function minutesOf(texts: readonly string[], taps: number): number {
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length;
  return (words / WORDS_A_SECOND + taps * SECONDS_A_TAP) / 60;
}

/** The same, including what is read on the page at each step. */
export function minutesWithPage(minutes: number, steps: readonly Pick<LessonStep<never>, 'plays'>[]): number {
  const words = steps.map(({ plays }) => (plays ? WORDS_OF_A_GLANCE : WORDS_OF_THE_PAGE));
  return minutes + words.reduce((sum, more) => sum + more, 0) / WORDS_A_SECOND / 60;
}

/** How far a player has come. */
export interface Progress {
  /** The step that is to be done; as many as there are when all are. */
  at: number;
  /** So many of its commands are done already. */
  done: number;
  /** So many entries at the end of the line are none of the lesson’s. */
  strayed: number;
}

/**
 * Whether the end of a line is where these commands would have led from one of its entries.
 * @param from so many entries were the lesson’s own
 */
export type GoalCheck = (line: readonly Entry[], from: number, meant: readonly Command[]) => boolean;

/** Whether a command is the one the step means, apart from the free fields. */
function isMeant(given: Command | undefined, meant: Command, free: readonly string[]): boolean {
  const asked = ({ edition: _, ...command }: Command) =>
    canonicalJson(Object.fromEntries(Object.entries(command).filter(([field]) => !free.includes(field))));
  return given !== undefined && asked(given) === asked(meant);
}

/** The commands that the journal must show; none for a step whose end is seen on the screen. */
const requiredCommands = <Open>({ does, until }: LessonStep<Open>): readonly Command[] =>
  until ? [] : (does ?? []);

/**
 * Derives the progress of a lesson from the standing entries, so that Undo also goes back in the lesson and
 * no other state is stored.
 * @param seen the steps whose end was seen on the screen
 * @param apps the powers held by the app: its decisions count neither as meant nor as strayed
 * @param reached accepts another way that led to the same table
 */
export function follow<Open>(
  steps: readonly LessonStep<Open>[],
  line: readonly Entry[],
  seen: ReadonlySet<number>,
  apps: readonly string[] = [],
  reached: GoalCheck = () => false,
): Progress {
  const wanted = steps.flatMap((step, at) =>
    requiredCommands(step).map((command) => ({ at, command, free: step.free ?? [] })),
  );
  let done = 0;
  let deviations = 0;
  let own = 0;
  // The command after a deliberate mistake may be identical to it; it counts only once the mistake is undone.
  const taken = steps.findIndex(({ mistakes, until }, no) => mistakes && until && !seen.has(no));
  const mistakeAt = taken < 0 ? steps.length : taken;
  for (const [no, entry] of line.entries()) {
    const next = wanted[done];
    const early = next && next.at > mistakeAt;
    // “On to combat” is a different action if the table has strayed into another phase.
    const isElsewhere = deviations > 0 && canonicalJson(entry.at) !== canonicalJson(line[own]?.at);
    const meant = next && !early && !isElsewhere && isMeant(entry.open?.command, next.command, next.free);
    if (meant) done += 1;
    deviations = meant ? 0 : deviations + (isPassedOver(entry, apps) ? 0 : 1);
    if (next && deviations > 0 && !early) {
      const rest = wanted.slice(done).filter(({ at }) => at === next.at);
      const ways = rest.map((_, at) => rest.slice(0, at + 1).map(({ command }) => command));
      const way = ways.find((commands) => reached(line.slice(0, no + 1), own, commands));
      done += way?.length ?? 0;
      if (way) deviations = 0;
    }
    if (deviations === 0) own = no + 1;
  }
  const to = wanted[done]?.at ?? steps.length;
  const from = Math.min(to, (wanted[done - 1]?.at ?? -1) + 1);
  const between = Array.from({ length: to - from }, (_, at) => from + at);
  const at = between.find((no) => !seen.has(no)) ?? to;
  return { at, done: wanted.slice(0, done).filter((one) => one.at === at).length, strayed: deviations };
}

/** What is read from a table and its papers, in addition to the screen. */
interface Stands {
  line: readonly Entry[];
  /** So many entries at the end of the line are none of the lesson’s, mistakes on purpose among them. */
  strayed: number;
  /** Whose papers lie open. */
  papers: string | null;
  apps: readonly string[];
}

/** Whether a step that no entry ends is done; does not cover steps whose end is seen on the screen. */
export function isEnded<Open>(
  { until, does = [] }: LessonStep<Open>,
  { line, strayed: deviations, papers, apps }: Stands,
): boolean {
  if (until === 'taken-back') return deviations === 0;
  const own = line.filter((entry) => !isPassedOver(entry, apps));
  if (until === 'mistake') {
    const newest = own.at(-1)?.open?.command;
    return deviations === 1 && does.some((command) => isMeant(newest, command, []));
  }
  if (until === undefined || !('papers' in until) || until.papers !== papers) return false;
  // Orders left in papers are shown when the papers are closed.
  return own.slice(own.length - deviations).every((entry) => entry.open?.command.type === 'show');
}

/** The number of entries to undo until `own` of the player's are gone, including the app's responses. */
export function countBack(line: readonly Entry[], own: number, apps: readonly string[] = []): number {
  let left = own;
  const from = line.findLastIndex((entry) => {
    if (!isPassedOver(entry, apps)) left -= 1;
    return left === 0;
  });
  return from < 0 ? own : line.length - from;
}

/** The commands in the journal after these steps, without mistakes and their Undo. */
export const dropMistakes = <Open>(steps: readonly LessonStep<Open>[]): Command[] =>
  steps.filter((step, at) => !takesBack(step) && !takesBack(steps[at + 1])).flatMap(({ does = [] }) => does);

const takesBack = <Open>(step: LessonStep<Open> | undefined) =>
  step?.does?.some(({ type }) => type === 'undo') === true;

/** So many of these commands does Undo take back one by one: papers that are opened leave the table as it was. */
export const countOwn = (commands: readonly Command[]): number =>
  commands.filter(({ type }) => type !== 'open-papers').length;

/** Ignored entries: papers may be opened any time, and the app explains its choices and shows its orders. */
function isPassedOver({ open }: Entry, apps: readonly string[]): boolean {
  if (!open) return false;
  const { type, power, why } = open.command;
  if (type === 'open-papers' || why !== undefined) return true;
  return type === 'show' && apps.includes(power as string);
}
