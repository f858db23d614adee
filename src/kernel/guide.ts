import type { Command } from './game';

/** Hidden parts, by whose they are. */
export type OwnParts = Readonly<Record<string, { hidden?: unknown }>>;

/** One line that says what is to be done. */
export interface GuideLine {
  /** As it is read: "Next: take income". */
  line: string;
  /** What it names, without its head, where it has one: "take income". */
  names?: string;
}

/** A line with its head. */
export const headed = (head: 'Next' | 'First' | 'Now', names: string): Required<GuideLine> => ({
  line: `${head}: ${names}`,
  names,
});

/** What is to be done, for a place that has a head of its own. */
export const namedBy = ({ line, names = line }: GuideLine): string => names;

/** Asked once before it is done: what would be lost, and what the button says then. */
export interface Confirmed {
  why: string;
  label: string;
}

/** What the guide’s one button does: a command, the curtain, a page of the table, Home, or a sheet by its name. */
export type GuideAction<Sheet extends string = string> =
  | { label: string; command: Command; next?: Command; confirm?: Confirmed }
  | { label: string; go: 'curtain'; person: string }
  | { label: string; go: 'page'; page: string }
  | { label: string; go: Sheet };

/** Leads Home: nothing more is played here. */
export const TO_HOME = { label: 'Back to Home', go: 'home' } as const;

/** The one next thing, as its game says it, from public facts alone, and what whoever plays alone may read. */
export interface Guide<Sheet extends string = string> extends GuideLine {
  reason: string;
  rule?: string;
  action: GuideAction<Sheet>;
  /** Asked once for all: the page has its own keys, and the guide steps back. */
  ask?: string;
}
