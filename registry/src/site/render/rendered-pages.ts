import { setTimeout as pause } from 'node:timers/promises';
import type { RecordedReply, RenderedContent, WrittenPageData } from '@sundara/contracts/federation';
import { counter, tracedStep } from '@sundara/node/telemetry';
import { LRUCache } from 'lru-cache';
import type { RunSet } from '../live/run-set.ts';
import type { PageRoute } from '../routing/page-route.ts';
import type { CurrentVersion } from './catalogue-watch.ts';
import type { Rendered } from './renderer.ts';
import type { Renderers } from './told-renderers.ts';

/** The content of a page as a visitor who is not signed in sees it first, and what it was made from. */
export interface PageContent extends RenderedContent {
  readonly replies: Readonly<Record<string, RecordedReply>>;
  /** The instant that it shows as now, ISO in UTC. */
  readonly renderedAt: string;
}

export interface AskedPage {
  readonly runs: RunSet;
  readonly route: Pick<PageRoute, 'remoteId' | 'path' | 'isPublic' | 'data'>;
  /** Path and query. */
  readonly address: string;
  readonly data: WrittenPageData;
}

export interface RenderedPages {
  /** The content of a page, if it is here or comes within 150 ms; the browser renders the page otherwise. */
  readonly contentOf: (asked: AskedPage) => Promise<PageContent | undefined>;
}

interface Kept {
  /** Undefined for a page that can't be rendered. */
  readonly content: PageContent | undefined;
  readonly version: string | undefined;
  readonly at: number;
}

interface Options {
  readonly renderers: Pick<Renderers, 'render'>;
  readonly currentVersion: CurrentVersion;
  /** Reads the data of a page; undefined if any of it can't be read. */
  readonly read: (urls: readonly string[]) => Promise<PageContent['replies'] | undefined>;
  readonly waitMs?: number;
  readonly mostWaiting?: number;
  readonly now?: () => number;
}

/** With reading and writing, a page whose code does harm on the server is there within 250 ms more. */
const WAIT_MS = 150;
/** Most pages that are read and rendered, or wait for that; a crowd's other pages cost the API and the renderer nothing. */
const MOST_WAITING = 60;
/** Outcomes that the next render may not have. */
const NOT_KEPT: ReadonlySet<Rendered['kind']> = new Set(['ended', 'unfit', 'closed', 'away']);
const MAX_BYTES = 64 * 1024 * 1024;
/** What a page says of the clock, such as 'Open now', is at most so old. */
const KEPT_MS = 60_000;

const sizeOf = ({ content }: Kept, key: string): number =>
  2 * key.length + 500 + (content ? 2 * (content.html.length + JSON.stringify(content.replies).length) : 0);

/** Every fact that the content of a page depends on, besides the catalogue and the clock. */
const keyOf = ({ runs, address, data: { environment, flags, accountFlags, qa } }: AskedPage): string =>
  JSON.stringify([environment, runs.id, flags, accountFlags, qa, address]);

/** Renders public pages, and keeps their content while the catalogue stays the same; one render serves all who wait. */
export const createRenderedPages = ({
  renderers,
  currentVersion,
  read,
  waitMs = WAIT_MS,
  mostWaiting = MOST_WAITING,
  now = Date.now,
}: Options): RenderedPages => {
  const kept = new LRUCache<string, Kept>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });
  const outcomes = counter('sundara.render.outcomes');
  const inTheMaking = new Map<string, Promise<PageContent | undefined>>();

  const make = async (asked: AskedPage, version: string | undefined): Promise<PageContent | undefined> => {
    const at = now();
    const renderedAt = new Date(at).toISOString();
    const { runs, route, address, data } = asked;
    const { remoteId, path } = route;
    const { composition: _, ...page } = data;
    const replies = await read(route.data);
    if (!replies || !remoteId || !path) return undefined;
    const job = { path: address, now: renderedAt, page, replies };
    const rendered = await tracedStep(
      'render',
      () => ({ 'sundara.remote': remoteId, 'http.route': path }),
      () => renderers.render(runs, { remoteId, path }, job),
    );
    outcomes.add(1, { outcome: rendered?.kind ?? 'left-out' });
    // A route that ends its process again and again is left out by the renderers.
    if (rendered && NOT_KEPT.has(rendered.kind)) return undefined;
    const content =
      rendered?.kind === 'rendered'
        ? { html: rendered.html, styles: rendered.styles, title: rendered.title, replies, renderedAt }
        : undefined;
    kept.set(keyOf(asked), { content, version, at });
    return content;
  };

  const makeOnce = (asked: AskedPage, version: string | undefined) => {
    const key = `${version} ${keyOf(asked)}`;
    const begun = inTheMaking.get(key);
    if (begun || inTheMaking.size >= mostWaiting) return begun;
    const making = make(asked, version).finally(() => inTheMaking.delete(key));
    inTheMaking.set(key, making);
    return making;
  };

  return {
    contentOf: async (asked) => {
      if (!asked.route.remoteId || !asked.route.isPublic) return undefined;
      const version = await currentVersion();
      const last = kept.get(keyOf(asked));
      // While the API doesn't answer, the last content is better than none.
      const isSame = last && (version === undefined || last.version === version);
      if (isSame && now() - last.at < KEPT_MS) return last.content;
      const making = makeOnce(asked, version);
      making?.catch(() => {});
      if (isSame) return last.content;
      return making && Promise.race([making, pause(waitMs, undefined, { ref: false })]);
    },
  };
};
