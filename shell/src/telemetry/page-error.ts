import {
  ERROR_KINDS,
  ERROR_TYPES,
  type ErrorType,
  MOST_FRAMES,
  type PageError,
} from '@sundara/contracts/federation';
import type { TelemetryEntry } from '../shell-api/telemetry.ts';
import { ERROR } from './sender.ts';
import type { VisitedRoute } from './visited-routes.ts';

/** A place in a file of a release, in the stacks of all browsers: '…/assets/remotes/booking/1.4.2/c/pay.js:1:2034'. */
const FRAME =
  /\/assets\/(?:remotes\/([a-z][a-z0-9-]*)|shell)\/([\w.+-]+)\/([\w@+-][\w@+./-]{0,90}\.js:\d{1,7}:\d{1,7})/g;

interface Frame {
  readonly remote: string;
  readonly version: string;
  readonly place: string;
}

const framesOf = (stack: string): readonly Frame[] =>
  [...stack.matchAll(FRAME)].map(([, remote = 'shell', version = '', place = '']) => ({
    remote,
    version,
    place,
  }));

/** The name of an error if it is one of those that everybody's errors have: code may name its own after anything. */
const typeOf = (name: unknown): ErrorType => ERROR_TYPES.find((type) => type === name) ?? 'other';

type Data = TelemetryEntry['data'];

/** A call that a fault of the servers failed; not a refusal, nor what the visitor's network or choice ended. */
const isFault = ({ kind, status }: Data): boolean =>
  Number(status) >= 500 || kind === 'protocol' || kind === 'timeout';

const callOf = ({ operation, status, requestId }: Data): PageError['call'] => ({
  operation: String(operation),
  ...(typeof status === 'number' && status > 0 && { status }),
  ...(typeof requestId === 'string' && requestId && { requestId }),
});

/** The kind of an error's event; undefined for any other, also one of a remote that nobody knows. */
const kindOf = (event: string): PageError['kind'] | undefined =>
  ERROR_KINDS.find((kind) => event === `${ERROR}${kind}`);

/**
 * What of an entry leaves the page: the error's type and its places in files of releases. The innermost remote in the
 * stack is to blame, else the shell; for a call, the remote of the page.
 *
 * @returns undefined for an entry that is no error, or not of our code: an extension of the browser throws too
 */
export const pageErrorOf = ({ event, data }: TelemetryEntry, shown: VisitedRoute): PageError | undefined => {
  if (event === 'call.failed')
    return isFault(data)
      ? { ...shown, kind: 'call', type: 'CallFailed', frames: [], call: callOf(data) }
      : undefined;
  const kind = kindOf(event);
  if (!kind) return undefined;
  const frames = framesOf(String(data.stack));
  const from = frames.find(({ remote }) => remote !== 'shell') ?? frames[0];
  if (!from) return undefined;
  const { remote, version } = from;
  const places = frames.filter((frame) => frame.remote === remote).map(({ place }) => place);
  const type = typeOf(data.type);
  return { remote, version, kind, type, route: shown.route, frames: places.slice(0, MOST_FRAMES) };
};
