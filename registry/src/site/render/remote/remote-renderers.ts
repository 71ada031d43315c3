import type { RunSet } from '../../live/run-set.ts';
import { isNotConnected } from '../../upstreams/may-go-elsewhere.ts';
import { createUpstreams } from '../../upstreams/upstreams.ts';
import type { RouteRendered, RouteRenderers } from '../renderers.ts';
import { askRenderServer } from './ask-render-server.ts';
import type { NamedSet } from './render-call.ts';

interface Options {
  /** Of the render servers, at least one: 'http://127.0.0.1:3004'. */
  readonly origins: readonly string[];
  readonly assetsUrl: string;
  /** Called with a sentence for the operator when no render server could render a page; once a minute for each. */
  readonly onTrouble: (why: string) => void;
  readonly now?: () => number;
}

const TOLD_AGAIN_MS = 60_000;

const isLate = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);

/** Has pages rendered by render servers in turn; what one can't do, the next one is asked for. */
export const createRemoteRenderers = ({
  origins,
  assetsUrl,
  onTrouble,
  now = performance.now.bind(performance),
}: Options): RouteRenderers => {
  const servers = createUpstreams(origins);
  const toldAt = new Map<string, number>();
  const tell = (origin: string, why: string): void => {
    const last = toldAt.get(origin);
    if (last !== undefined && now() - last < TOLD_AGAIN_MS) return;
    toldAt.set(origin, now());
    onTrouble(`The render server ${origin} rendered nothing (${why}).`);
  };
  const named = ({ id, leftOut }: RunSet): NamedSet => ({
    composition: id,
    assetsUrl,
    leftOut: Object.fromEntries([...leftOut].map(([remote, { message }]) => [remote, message])),
  });
  const ask = async (origin: string, path: '/render' | '/warm', text: string) => {
    try {
      return await askRenderServer(origin, path, text);
    } catch (error) {
      if (isNotConnected(error) || isLate(error)) servers.markAway(origin);
      tell(origin, reasonOf(error));
      return undefined;
    }
  };
  const away: RouteRendered = { rendered: { kind: 'away', detail: 'No render server rendered it.' } };

  return {
    render: async (runs, route, job) => {
      const { remoteId, path } = route;
      const text = JSON.stringify({ set: named(runs), route: { remoteId, path }, job });
      for (const origin of servers.inOrder()) {
        const answer = await ask(origin, '/render', text);
        if (answer) return answer;
      }
      return away;
    },
    warm: (runs) => {
      const text = JSON.stringify({ set: named(runs) });
      for (const origin of origins) void ask(origin, '/warm', text);
    },
    close: () => {},
  };
};
