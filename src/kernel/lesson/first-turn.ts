import { canonicalJson } from '../file/canonical';
import type { Command, OpenBase } from '../game';
import type { Entry } from '../journal/entry';

/** Something on the real screen, by what it is and what it is called there. */
export interface Target {
  role: 'button' | 'radio' | 'checkbox' | 'tab' | 'link' | 'dialog' | 'textbox';
  /** Whole, or by a pattern where numbers stand in it. */
  name: string | RegExp;
  /** The group or region it stands in, where the screen has several of that name. */
  within?: string;
  /** Only in a sheet over the page. */
  sheet?: true;
  /** What a field is to hold; its keys are pointed at, one after the other. */
  value?: string;
}

/** What a sentence may tell: amounts come from the table, so that none is written down twice. */
export interface LessonContext<Open> {
  open: Open;
  /** A total by its key, as it now is. */
  total(key: string): number;
}

/**
 * What ends a step that no entry tells: a sheet lies open; somebody’s papers do, or nobody’s; the mistake that the step
 * makes stands; nothing but what the lesson means stands any more.
 */
export type Until = { there: Target } | { papers: string | null } | 'mistake' | 'taken-back';

/** One thing to do. */
export interface LessonStep<Open = OpenBase> {
  /** What to do and why, in one or two sentences. It tells nothing that only one player may know. */
  say(told: LessonContext<Open>): string;
  /** The rule behind it, which Help has; the banner leaves it out. */
  rule?: string;
  /** What the journal holds once it is done. */
  does?: readonly Command[];
  /** What of these commands the person may choose otherwise. */
  free?: readonly string[];
  /** Done as soon as this is so: what is only read, decided in private, or a mistake, which leaves nothing. */
  until?: Until;
  /** So many entries before it are mistakes made on purpose, which it takes back. */
  mistakes?: number;
  /** What is tapped, one after the other; the screen has only some of them at a time. None where the guide plays it. */
  targets: readonly Target[];
  /** Told to go on, the guide does it: the commands are the table’s own, and stand in its journal like any other. */
  plays?: true;
}

/** A guided turn: a real table, and the journal that it comes to. */
export interface Lesson<Open extends OpenBase = OpenBase> {
  setup: unknown;
  deck: unknown;
  seed: Uint8Array | null;
  /** So many taps lead to its end; a story counts them. */
  taps: number;
  /** A total by its key. */
  total(open: Open, key: string): number;
  /** What of a table says where it stands; all of it where left out. */
  position?(open: Open): unknown;
  steps: readonly LessonStep<Open>[];
  /** What is said at its end. */
  end: string;
}

/** Every guided turn of a game, by its kind. */
export type Lessons = Readonly<Record<string, Lesson>>;

const WORDS_A_SECOND = 200 / 60;
const SECONDS_A_TAP = 2;

/** What of the page must be read at a step besides, so that its control is found: a name, a number, a line. */
const WORDS_OF_THE_PAGE = 20;
/** What is looked at where the guide plays: its button never moves, and what changed is one number or name. */
const WORDS_OF_A_GLANCE = 10;

/** How long a guided turn takes whoever reads all of it, in minutes: 200 words a minute, two seconds a tap. */
export function minutesOf(texts: readonly string[], taps: number): number {
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length;
  return (words / WORDS_A_SECOND + taps * SECONDS_A_TAP) / 60;
}

/** The same with what of the page is read at each of its steps. */
export function minutesWithPage(minutes: number, steps: readonly Pick<LessonStep<never>, 'plays'>[]): number {
  const words = steps.map(({ plays }) => (plays ? WORDS_OF_A_GLANCE : WORDS_OF_THE_PAGE));
  return minutes + words.reduce((sum, more) => sum + more, 0) / WORDS_A_SECOND / 60;
}

/** How far somebody has come. */
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

/** Whether an entry is what the step means, but for what the person is free to choose. */
function isMeant(given: Command | undefined, meant: Command, free: readonly string[]): boolean {
  const asked = ({ edition: _, ...command }: Command) =>
    canonicalJson(Object.fromEntries(Object.entries(command).filter(([field]) => !free.includes(field))));
  return given !== undefined && asked(given) === asked(meant);
}

/** What the journal itself tells: a step whose end is seen is not asked of it. */
const told = <Open>({ does, until }: LessonStep<Open>): readonly Command[] => (until ? [] : (does ?? []));

/**
 * Reads out of the entries that stand how far a lesson has come, so that Undo goes back in it and nothing else needs
 * to be kept.
 * @param seen the steps whose end was seen on the screen
 * @param apps the powers that the app holds: what it decides is neither meant nor something else
 * @param reached lets another way through that led to the same table
 */
export function follow<Open>(
  steps: readonly LessonStep<Open>[],
  line: readonly Entry[],
  seen: ReadonlySet<number>,
  apps: readonly string[] = [],
  reached: GoalCheck = () => false,
): Progress {
  const wanted = steps.flatMap((step, at) =>
    told(step).map((command) => ({ at, command, free: step.free ?? [] })),
  );
  let done = 0;
  let strayed = 0;
  let own = 0;
  // What comes after a mistake on purpose may be the very same command: it is meant once that is taken back.
  const taken = steps.findIndex(({ mistakes, until }, no) => mistakes && until && !seen.has(no));
  const mistakeAt = taken < 0 ? steps.length : taken;
  for (const [no, entry] of line.entries()) {
    const next = wanted[done];
    const early = next && next.at > mistakeAt;
    // “On to combat” is another one where what strayed has gone on to another phase.
    const isElsewhere = strayed > 0 && canonicalJson(entry.at) !== canonicalJson(line[own]?.at);
    const meant = next && !early && !isElsewhere && isMeant(entry.open?.command, next.command, next.free);
    if (meant) done += 1;
    strayed = meant ? 0 : strayed + (isPassedOver(entry, apps) ? 0 : 1);
    if (next && strayed > 0 && !early) {
      const rest = wanted.slice(done).filter(({ at }) => at === next.at);
      const ways = rest.map((_, at) => rest.slice(0, at + 1).map(({ command }) => command));
      const way = ways.find((commands) => reached(line.slice(0, no + 1), own, commands));
      done += way?.length ?? 0;
      if (way) strayed = 0;
    }
    if (strayed === 0) own = no + 1;
  }
  const to = wanted[done]?.at ?? steps.length;
  const from = Math.min(to, (wanted[done - 1]?.at ?? -1) + 1);
  const between = Array.from({ length: to - from }, (_, at) => from + at);
  const at = between.find((no) => !seen.has(no)) ?? to;
  return { at, done: wanted.slice(0, done).filter((one) => one.at === at).length, strayed };
}

/** What of a table and of its papers is read besides the screen. */
interface Stands {
  line: readonly Entry[];
  /** So many entries at the end of the line are none of the lesson’s, mistakes on purpose among them. */
  strayed: number;
  /** Whose papers lie open. */
  papers: string | null;
  apps: readonly string[];
}

/** Whether a step that no entry tells is done; what must be seen on the screen it does not tell. */
export function isEnded<Open>(
  { until, does = [] }: LessonStep<Open>,
  { line, strayed, papers, apps }: Stands,
): boolean {
  if (until === 'taken-back') return strayed === 0;
  const own = line.filter((entry) => !isPassedOver(entry, apps));
  if (until === 'mistake') {
    const newest = own.at(-1)?.open?.command;
    return strayed === 1 && does.some((command) => isMeant(newest, command, []));
  }
  if (until === undefined || !('papers' in until) || until.papers !== papers) return false;
  // What was ordered in papers is shown as they are shut.
  return own.slice(own.length - strayed).every((entry) => entry.open?.command.type === 'show');
}

/**
 * How many entries Undo takes back until so many of the person’s own are gone: what the app did upon them goes with
 * them.
 */
export function countBack(line: readonly Entry[], own: number, apps: readonly string[] = []): number {
  let left = own;
  const from = line.findLastIndex((entry) => {
    if (!isPassedOver(entry, apps)) left -= 1;
    return left === 0;
  });
  return from < 0 ? own : line.length - from;
}

/** What the journal holds once these steps are done: a mistake and the Undo after it leave nothing. */
export const dropMistakes = <Open>(steps: readonly LessonStep<Open>[]): Command[] =>
  steps.filter((step, at) => !takesBack(step) && !takesBack(steps[at + 1])).flatMap(({ does = [] }) => does);

const takesBack = <Open>(step: LessonStep<Open> | undefined) =>
  step?.does?.some(({ type }) => type === 'undo') === true;

/** So many of these commands does Undo take back one by one: papers that are opened leave the table as it was. */
export const countOwn = (commands: readonly Command[]): number =>
  commands.filter(({ type }) => type !== 'open-papers').length;

/** Papers may be opened again at any time; the app tells by which rules it chose, and shows what it ordered. */
function isPassedOver({ open }: Entry, apps: readonly string[]): boolean {
  if (!open) return false;
  const { type, power, why } = open.command;
  if (type === 'open-papers' || why !== undefined) return true;
  return type === 'show' && apps.includes(power as string);
}
