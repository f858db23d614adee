/** Why a command, a file or a field is not accepted: what is wrong, by which rule, and what would be allowed. */
export interface Refusal {
  message: string;
  /** A rule's label, for example `GS 9.13`. */
  rule?: string;
  /** What would be accepted instead, as a whole sentence. */
  allowed: string;
  /** Path of the field that is wrong, for example `seats.0.person`. */
  at?: string;
  /** The table may do it all the same: the command with `anyway` goes through. */
  anyway?: true;
  /** Of a value that does not fit its shape: the message without the name of its place, "it cannot be 12." */
  bare?: string;
}

/** A refusal that the table may overrule. */
export const overridable = <R extends Refusal>(refusal: R): R => ({ ...refusal, anyway: true });

/**
 * The first refusal that holds, or nothing.
 * @param anyway the table said that it is done all the same: what it may overrule does not hold
 */
export function firstOf<R extends Refusal>(refusals: readonly (R | null)[], anyway?: boolean): R | null {
  return refusals.find((refusal) => refusal && !(anyway && refusal.anyway)) ?? null;
}

/** Why words cannot be read: where no sentence says what may stand there, choices or what is nearest do. */
export type PartialRefusal = Omit<Refusal, 'allowed'> & { allowed?: string };

/** Errors are values: nothing in the rules throws at a table. */
export type Result<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export function accept<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refuse(message: string, more: Omit<Refusal, 'message'>): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { ...more, message } };
}

/** What is wrong and what is allowed; once where one sentence says both. */
export function refusalText({ message, allowed }: Pick<PartialRefusal, 'message' | 'allowed'>): string {
  return !allowed || message.endsWith(allowed) ? message : `${message} ${allowed}`;
}

/** The refusal as one readable text: message, what is allowed, rule. */
export function printRefusal(refusal: Refusal): string {
  const rule = refusal.rule ? ` (${refusal.rule})` : '';
  return refusalText(refusal) + rule;
}
