import type { Command } from './game';

/** Hidden parts, by whose they are. */
export type OwnParts = Readonly<Record<string, { hidden?: unknown }>>;

/** One line that says what to do. */
export interface GuideLine {
  /** The whole line: "Next: take income". */
  line: string;
  /** The part after the prefix, if it has one: "take income". */
  names?: string;
}

/** A line with its head. */
export const headed = (head: 'Next' | 'First' | 'Now', names: string): Required<GuideLine> => ({
  line: `${head}: ${names}`,
  names,
});

/** The instruction without its prefix, for a place with its own heading. */
export const namedBy = ({ line, names = line }: GuideLine): string => names;

/** A confirmation before the action: what would be lost, and the button's label. */
export interface Confirmed {
  why: string;
  label: string;
}

/** What the guide’s one button does: a command, the curtain, a page of the table, Home, or a sheet by its name. */
export type GuideAction<Sheet extends string = string> =
  | {
      label: string;
      command: Command;
      /** Further commands of the same tap, up to the first that is refused; the next guide says what it waits for. */
      followUp?: readonly Command[];
      confirm?: Confirmed;
    }
  | { label: string; go: 'curtain'; person: string }
  | { label: string; go: 'page'; page: string }
  | { label: string; go: Sheet };

/** Leads Home once the table has ended. */
export const TO_HOME = { label: 'Back to Home', go: 'home' } as const;

/** The next action, in the game's words, from public facts and what a player who plays alone may read. */
export interface Guide<Sheet extends string = string> extends GuideLine {
  reason: string;
  rule?: string;
  action: GuideAction<Sheet>;
  /** A single question for everyone: the page has its own buttons, so the guide shows none. */
  ask?: string;
  /** The powers that are due. */
  who?: readonly string[];
  /** Nothing is to be done here: a tap that leads here also does this one's action. */
  passes?: true;
}
