import { PAGE_DATA_ID } from '@sundara/contracts/federation';
import type { Page } from 'playwright-core';
import { ask } from './ask.ts';

interface State {
  readonly version?: string;
  readonly status: 'pending' | 'loaded' | 'failed';
  readonly tookMs?: number;
  readonly failure?: { readonly reason: string; readonly step: string; readonly detail: string };
}

/** What a page says of itself under `window.__sundara__`. */
interface Inspection {
  readonly environment: string;
  readonly sequence: number;
  readonly composition: string;
  readonly shell: string;
  loadedVersions(): Readonly<Record<string, string>>;
  remotes(): Readonly<Record<string, State>>;
}

interface Inspected {
  readonly __sundara__: Inspection;
}

/** Which version of each remote has really run code in the page. */
export const loadedVersions = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => (window as unknown as Inspected).__sundara__.loadedVersions());

/** How each expose that was asked for fared: 'discovery/routes/home' → its state. */
export const remoteStates = (page: Page): Promise<Readonly<Record<string, State>>> =>
  page.evaluate(() => (window as unknown as Inspected).__sundara__.remotes());

/** Id of the composition that the page runs. */
export const compositionOf = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as Inspected).__sundara__.composition);

/** Which version of a remote the HTML at an address tells a new visitor's page to run; no browser is asked. */
export const versionNamed = async (address: string, remote: string): Promise<string | undefined> => {
  const { text } = await ask(address);
  const data = new RegExp(`<script type="application/json" id="${PAGE_DATA_ID}">(.*)</script>`).exec(
    text,
  )?.[1];
  return JSON.parse(data ?? '{}').composition?.remotes?.[remote]?.version;
};
