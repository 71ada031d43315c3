import { ERRORS, type ErrorCode } from '@sundara/contracts';
import { type Operation, operationUrl } from '@sundara/contracts/api';
import type { HttpApi, Result } from '@sundara/contracts/federation';

type Answer = Result<object>;

/** A success with these fields in the envelope of every reply. */
export const answered = (fields: object): Answer => ({
  ok: true,
  data: { success: true, status: 'success', message: '', msg: '', ...fields },
});

/** A failure by its code, as the catalogue of errors words it. */
export const refused = (code: ErrorCode): Answer => {
  const { status, message, next } = ERRORS[code];
  const reply = { success: false, status: 'error', code, message, msg: message, next } as const;
  return { ok: false, failure: { kind: 'rejected', status, code, message, reply } };
};

/** Nobody answers. */
export const unreachable: Answer = {
  ok: false,
  failure: { kind: 'network', message: 'Nobody answered.' },
};

/**
 * A provider for component tests: each operation, by name, gives its answers in turn and then repeats the last.
 * A success that breaks the contract throws, so that no test stands on an answer that can't come. `urls` lists
 * what was asked, in order.
 */
export const fakeProvider = (
  answers: Readonly<Record<string, readonly [Answer, ...Answer[]]>>,
): { readonly http: HttpApi; readonly urls: string[] } => {
  const urls: string[] = [];
  const times = new Map<string, number>();
  const call = async (operation: Operation, input: unknown): Promise<Result<never>> => {
    urls.push(operationUrl(operation, typeof input === 'object' && input ? input : {}));
    const given = answers[operation.name];
    if (!given) throw new Error(`The test gives no answer to ${operation.name}.`);
    const time = times.get(operation.name) ?? 0;
    times.set(operation.name, time + 1);
    const answer = given[Math.min(time, given.length - 1)] ?? given[0];
    if (!answer.ok) return answer;
    // The type of each reply is its schema's, which has just been checked.
    return { ok: true, data: operation.reply.parse(answer.data) as never };
  };
  return { http: { call }, urls };
};
