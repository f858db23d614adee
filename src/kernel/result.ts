/** Why a command, a file or a field is not accepted: what is wrong, by which rule, and what would be allowed. */
export interface Refusal {
  message: string;
  /** A rule's label, for example `GS 9.13`. */
  rule?: string;
  /** What would be accepted instead, as a whole sentence. */
  allowed: string;
  /** Path of the field that is wrong, for example `seats.0.person`. */
  at?: string;
  /** The table may override this refusal: the command with `anyway` succeeds. */
  anyway?: true;
  /** Of a value that does not fit its shape: the message without the name of its place, "it cannot be 12." */
  bare?: string;
}

/** Marks a refusal that the table may override. */
export const overridable = <R extends Refusal>(refusal: R): R => ({ ...refusal, anyway: true });

/**
 * The first refusal that applies, or null.
 * @param anyway the table overrides: overridable refusals do not apply
 */
export function firstOf<R extends Refusal>(refusals: readonly (R | null)[], anyway?: boolean): R | null {
  return refusals.find((refusal) => refusal && !(anyway && refusal.anyway)) ?? null;
}

/** Why a text cannot be read. Without `allowed`, the choices or the nearest match are offered instead. */
export type PartialRefusal = Omit<Refusal, 'allowed'> & { allowed?: string };

/** Errors are values: the rules never throw. */
export type Result<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export function accept<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refuse(message: string, more: Omit<Refusal, 'message'>): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { ...more, message } };
}

/** The message and what is allowed, without repeating what the message already says. */
export function refusalText({ message, allowed }: Pick<PartialRefusal, 'message' | 'allowed'>): string {
  return !allowed || message.endsWith(allowed) ? message : `${message} ${allowed}`;
}

/** The refusal as one text: message, what is allowed, rule. */
export function printRefusal(refusal: Refusal): string {
  const rule = refusal.rule ? ` (${refusal.rule})` : '';
  return refusalText(refusal) + rule;
}
