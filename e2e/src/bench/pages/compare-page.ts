import { tokenOf } from '../../accounts.ts';
import type { PageRounds } from './figures/page-measures.ts';
import { measureFirstTap } from './load/first-tap.ts';
import { type LoadFigures, measureLoad } from './load/measure-load.ts';
import type { Profile } from './load/profiles.ts';
import type { MeasuredPage } from './pages.ts';
import type { Sides } from './sides.ts';

/** Both sides of a page. */
export interface ComparedPage {
  readonly federated: PageRounds;
  readonly monolith: PageRounds;
}

/** Loads a page on both sides in turn, for a number of rounds; each load has a cold profile. */
export const comparePage = async (
  { browser, ...origins }: Sides,
  siteUrl: string,
  measured: MeasuredPage,
  { profile, rounds }: { readonly profile: Profile; readonly rounds: number },
): Promise<ComparedPage> => {
  const side = async (origin: string) => {
    const token = measured.account && (await tokenOf(siteUrl, measured.account));
    const visitor = { browser, origin, profile, token };
    // The servers have what they keep before the first round.
    await measureLoad({ ...visitor, profile: undefined }, measured);
    return visitor;
  };
  const visitors = [await side(origins.federated), await side(origins.monolith)] as const;
  const results = visitors.map(() => ({ loads: [] as LoadFigures[], taps: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, visitor] of visitors.entries())
      results[index]?.loads.push(await measureLoad(visitor, measured));
    for (const [index, visitor] of visitors.entries())
      results[index]?.taps.push(await measureFirstTap(visitor, measured));
  }
  const [federated, monolith] = results;
  if (!federated || !monolith) throw new Error('There are two sides.');
  return { federated, monolith };
};
