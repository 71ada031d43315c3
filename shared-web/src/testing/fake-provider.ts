import { ERRORS, type ErrorCode } from '@sundara/contracts';
import { type ErrorReply, type Operation, operationUrl } from '@sundara/contracts/api';
import type { HttpApi, Result } from '@sundara/contracts/federation';

type Answer = Result<object>;

/** A success with these fields in the envelope of every reply. */
export const answered = (fields: object): Answer => ({
  ok: true,
  data: { success: true, status: 'success', message: '', msg: '', ...fields },
});

/** A failure by its code, with the catalogue's message, and further fields of the reply. */
export const refused = (code: ErrorCode, more: Partial<ErrorReply> = {}): Answer => {
  const { status, message, next } = ERRORS[code];
  const reply = { success: false, status: 'error', code, message, msg: message, next, ...more } as const;
  return { ok: false, failure: { kind: 'rejected', status, code, message: reply.message, reply } };
};

/** Nobody answers. */
export const unreachable: Answer = {
  ok: false,
  failure: { kind: 'network', message: 'Nobody answered.' },
};

/**
 * A provider for component tests: each operation, by name, returns its answers in turn and then repeats the last. A
 * success that breaks the contract throws, so that no test relies on an impossible answer. `urls` lists the requests,
 * in order; `sent` the inputs of one operation.
 */
export const fakeProvider = (
  answers: Readonly<Record<string, readonly [Answer, ...Answer[]]>>,
): {
  readonly http: HttpApi;
  readonly urls: string[];
  readonly sent: (name: string) => readonly unknown[];
} => {
  const urls: string[] = [];
  const inputs: { readonly name: string; readonly input: unknown }[] = [];
  const times = new Map<string, number>();
  const call = async (operation: Operation, input: unknown): Promise<Result<never>> => {
    urls.push(operationUrl(operation, typeof input === 'object' && input ? input : {}));
    inputs.push({ name: operation.name, input });
    const given = answers[operation.name];
    if (!given) throw new Error(`The test gives no answer to ${operation.name}.`);
    const time = times.get(operation.name) ?? 0;
    times.set(operation.name, time + 1);
    const answer = given[Math.min(time, given.length - 1)] ?? given[0];
    // As in the shell, each failure is a new object.
    if (!answer.ok) return { ok: false, failure: { ...answer.failure } };
    // Each reply has the type of its schema, which has just been checked.
    return { ok: true, data: operation.reply.parse(answer.data) as never };
  };
  const sent = (name: string) => inputs.filter((each) => each.name === name).map(({ input }) => input);
  return { http: { call }, urls, sent };
};
