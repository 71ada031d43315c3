/** What stops a command or a start: one sentence that says what was found and what would do. Exit code 1. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
}

/** Somebody else has changed what the caller looked at; a new look and another try may do. */
export class Conflict extends Refusal {
  override readonly name = 'Conflict';
}

/** What is in the registry is not what somebody with the right to do so put there: a signature or a hash is wrong. */
export class Tampered extends Refusal {}

/**
 * A release that lies there as it was published, and that this program can't read: a newer one wrote it, or it never was
 * whole. Nobody has changed it, and nothing is missing.
 */
export class Unreadable extends Refusal {}

/** A store doesn't answer, so nobody knows what it holds: it may be as it should, and answer the next time. */
export class Unavailable extends Refusal {}

/** A release that was withdrawn is asked for: nothing can begin to run it any more. */
export class Withdrawn extends Refusal {}

/** Whether a refusal is about something that was tampered with, or says what came of that. */
export const isTampering = (refusal: unknown): boolean =>
  refusal instanceof Tampered || (refusal instanceof Refusal && isTampering(refusal.cause));

/** The code of a failed system call, 'ENOENT' for instance; undefined for any other error. */
export const systemCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
