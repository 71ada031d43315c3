import type { Answer } from '../../payments/booking-bench.ts';
import type { Answered, Asked, Kind, Outcome } from '../history.ts';
import type { Stage } from './stage.ts';

const LIMIT_MS = 300_000;

export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
}

/** Reads what a success, or another answer that is one, says; undefined where it is none. */
type ReadAnswer<K extends Kind> = (json: Answer['json'], status: number) => Answered[K] | undefined;

/** Asks one of the two processes for something, or the other one while nobody listens there, and records it. */
export const ask = <K extends Kind>(
  { apis, recorder }: Stage,
  first: 0 | 1,
  [kind, asked]: readonly [K, Asked[K]],
  request: Request,
  read: ReadAnswer<K>,
): Promise<Outcome<Answered[K]>> =>
  recorder.record(kind, asked, async () => {
    const reply = await send(apis.urls[first], request);
    if (reply !== 'nobody listens') return { api: first, outcome: outcomeOf(reply, read) };
    const other = first === 0 ? 1 : 0;
    return { api: other, outcome: outcomeOf(await send(apis.urls[other], request), read) };
  });

/** No answer at all, and for two reasons. */
type Silence = 'nobody listens' | 'broken off';
type Reply = Pick<Answer, 'status' | 'json'>;

const outcomeOf = <K extends Kind>(reply: Reply | Silence, read: ReadAnswer<K>): Outcome<Answered[K]> => {
  if (typeof reply === 'string') return { is: reply === 'broken off' ? 'unknown' : 'refused', why: reply };
  const answer = read(reply.json, reply.status);
  if (answer !== undefined) return { is: 'ok', answer };
  return { is: whatIs(reply.status), why: `${reply.status} ${reply.json?.code}` };
};

/** After 'try again in a moment' nobody knows what was done. */
const whatIs = (status: number): 'refused' | 'unknown' | 'failed' => {
  if (status < 500) return 'refused';
  return status === 502 || status === 503 ? 'unknown' : 'failed';
};

const send = async (url: string, { method, path, token, body }: Request): Promise<Reply | Silence> => {
  try {
    const reply = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    return { status: reply.status, json: await reply.json() };
  } catch (error) {
    const cause = error instanceof Error ? String(error.cause) : '';
    return cause.includes('ECONNREFUSED') ? 'nobody listens' : 'broken off';
  }
};
