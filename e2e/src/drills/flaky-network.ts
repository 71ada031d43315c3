import type { Random } from '@sundara/contracts/testing';
import type { Page, Route } from 'playwright-core';

/** A network between a page and the API that loses calls. */
export interface FlakyNetwork {
  /** Takes the network away: nothing is sent, and what is under way is not answered. */
  readonly goOffline: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
  /** How many calls were lost so far. */
  readonly lost: () => number;
  /** The orders that the API has opened, those whose answer was lost among them. */
  readonly orders: ReadonlySet<string>;
}

const ORDER = '/api/payment/create-order';
/** The calls that decide about time and money. */
const DECISIVE = [ORDER, '/api/payment/verify'];

/**
 * Loses a share of a page's calls of the API, and the first of each that decides about time and money: one half before
 * the API has them, the other half with their answer.
 *
 * @param share from 0 to 1
 */
export const loseCalls = async (page: Page, share: number, random: Random): Promise<FlakyNetwork> => {
  const orders = new Set<string>();
  const toLose = new Set(DECISIVE);
  let isOffline = false;
  let lost = 0;
  const lose = (route: Route) => {
    lost += 1;
    return route.abort('connectionreset');
  };
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const isLost = random.chance(share) || toLose.has(pathname);
    const isDone = random.chance(0.5);
    toLose.delete(pathname);
    // Playwright sends what it fetches itself, whatever the page's network is like.
    if (isOffline || (isLost && !isDone)) return lose(route);
    const answer = await route.fetch();
    if (answer.ok() && pathname === ORDER) orders.add((await answer.json()).orderId);
    return isOffline || isLost ? lose(route) : route.fulfill({ response: answer });
  });
  const setOffline = (offline: boolean) => {
    isOffline = offline;
    return page.context().setOffline(offline);
  };
  return { goOffline: () => setOffline(true), comeBack: () => setOffline(false), lost: () => lost, orders };
};
