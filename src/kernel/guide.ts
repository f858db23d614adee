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
