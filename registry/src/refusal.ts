/** An error that stops a command or a start: one sentence with the finding and the remedy. Exit code 1. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
}

/** Somebody else has changed what the caller saw; reading it again and retrying may help. */
export class Conflict extends Refusal {
  override readonly name = 'Conflict';
}

/** The registry's content wasn't written by an authorized person: a signature or a hash is wrong. */
export class Tampered extends Refusal {}

/**
 * A release that is stored as it was published but that this program can't read: a newer program wrote it, or it was
 * never complete. Nobody has changed it, and nothing is missing.
 */
export class Unreadable extends Refusal {}

/** A store doesn't answer, so its content is unknown: it may be correct, and the store may answer the next time. */
export class Unavailable extends Refusal {}

/** A withdrawn release was requested: nothing can begin to run it any more. */
export class Withdrawn extends Refusal {}

/** Whether a refusal is about tampering, or was caused by it. */
export const isTampering = (refusal: unknown): boolean =>
  refusal instanceof Tampered || (refusal instanceof Refusal && isTampering(refusal.cause));

/** The code of a failed system call, 'ENOENT' for instance; undefined for any other error. */
export const systemCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
