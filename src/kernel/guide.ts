import type { Command } from './game';

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

/** What the guide’s one button does: a command, the curtain, Home, or a sheet by its name. */
export type GuideAction<Sheet extends string = string> =
  | { label: string; command: Command; next?: Command }
  | { label: string; go: 'curtain'; person: string }
  | { label: string; go: Sheet };

/** The one next thing, as its game says it, from public facts alone. */
export interface Guide<Sheet extends string = string> extends GuideLine {
  reason: string;
  rule?: string;
  action: GuideAction<Sheet>;
  /** Asked once for all: the page has its own keys, and the guide steps back. */
  ask?: string;
}
