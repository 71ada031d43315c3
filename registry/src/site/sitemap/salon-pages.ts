import { operationUrl, salonSitemap } from '@sundara/contracts/api';
import { askUpstream } from '../upstreams/ask-upstream.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

const LIMIT_MS = 20_000;

export interface SalonPages {
  readonly entries: readonly SitemapEntry[];
  readonly pages: number;
}

/** One page of all salons' addresses; undefined when the API can't answer. */
export const salonPages = async (
  api: Upstreams,
  origin: string,
  page: number,
): Promise<SalonPages | undefined> => {
  try {
    const path = operationUrl(salonSitemap, { query: { page } });
    const answer = await askUpstream(api, path, { signal: AbortSignal.timeout(LIMIT_MS) });
    const parsed = salonSitemap.reply.safeParse(await answer.json());
    if (!parsed.success) return undefined;
    const { salons, pagination } = parsed.data;
    const entries = salons.map(({ id, changedAt }) => ({
      address: `${origin}/salon/${encodeURIComponent(id)}`,
      changedAt,
    }));
    return { entries, pages: entries.length === 0 && page === 1 ? 0 : pagination.totalPages };
  } catch {
    return undefined;
  }
};
