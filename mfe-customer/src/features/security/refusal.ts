import type { ErrorCode } from '@sundara/contracts';
import type { Operation } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';

/** Why a request was refused: errors of single fields, or one sentence for all. */
export interface Refusal {
  readonly fields: Readonly<Record<string, string>>;
  readonly problem?: string;
}

export const NO_REFUSAL: Refusal = { fields: {} };

type FieldOfCode = Partial<Readonly<Record<ErrorCode, string>>>;

/**
 * A failed call as text.
 * @param fieldOf the field that a code is about, if the server names none
 */
export const refusalOf = (failure: ApiFailure, fieldOf: FieldOfCode = {}): Refusal => {
  if (failure.kind !== 'rejected') return { fields: {}, problem: failure.message };
  const { code, message, reply } = failure;
  const named = (reply.fields ?? []).map(({ path, message: text }) => [path, text]);
  const field = fieldOf[code];
  if (named.length > 0) return { fields: Object.fromEntries(named) };
  return field ? { fields: { [field]: message } } : { fields: {}, problem: `${message} ${reply.next}` };
};

/** The errors that the contract would report, before anything is sent; undefined if there are none. */
export const faultOf = (schema: NonNullable<Operation['body']>, body: object): Refusal | undefined => {
  const { error } = schema.safeParse(body);
  if (!error) return undefined;
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[String(path[0])] ??= message;
  return { fields };
};
