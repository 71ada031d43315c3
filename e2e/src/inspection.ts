import type { Page } from 'playwright-core';
import { compositionAt } from './composition-at.ts';

interface State {
  readonly version?: string;
  readonly status: 'pending' | 'loaded' | 'failed';
  readonly tookMs?: number;
  readonly failure?: { readonly reason: string; readonly step: string; readonly detail: string };
}

/** An entry of a page's telemetry; what it holds depends on the event. */
interface TelemetryEntry {
  readonly event: string;
  readonly data: Readonly<Record<string, string | number | boolean>>;
}

/** A page's own report under `window.__sundara__`. */
interface Inspection {
  readonly environment: string;
  readonly sequence: number;
  readonly composition: string;
  readonly shell: string;
  loadedVersions(): Readonly<Record<string, string>>;
  remotes(): Readonly<Record<string, State>>;
  telemetry(): readonly TelemetryEntry[];
}

interface Inspected {
  readonly __sundara__: Inspection;
}

/** Waits until the code of a page runs and no remote is on its way: the HTML may show its content before. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const { __sundara__: inspection } = window as unknown as Partial<Inspected>;
    return inspection && Object.values(inspection.remotes()).every(({ status }) => status !== 'pending');
  });
};

/** The version of each remote that has actually run code in the page. */
export const loadedVersions = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  await settled(page);
  return page.evaluate(() => (window as unknown as Inspected).__sundara__.loadedVersions());
};

/** The state of each requested expose: 'discovery/routes/home' → its state. */
export const remoteStates = (page: Page): Promise<Readonly<Record<string, State>>> =>
  page.evaluate(() => (window as unknown as Inspected).__sundara__.remotes());

/** The last 200 entries of a page's telemetry, which are more than what it sends. */
export const telemetryOf = (page: Page): Promise<readonly TelemetryEntry[]> =>
  page.evaluate(() => (window as unknown as Inspected).__sundara__.telemetry());

/** Id of the composition that the page runs. */
export const compositionOf = async (page: Page): Promise<string> => {
  await settled(page);
  return page.evaluate(() => (window as unknown as Inspected).__sundara__.composition);
};

/** The version of the shell that runs in a page. */
export const shellOf = async (page: Page): Promise<string> => {
  await settled(page);
  return page.evaluate(() => (window as unknown as Inspected).__sundara__.shell);
};

/** The version of a remote that the HTML at an address gives to a new visitor; without a browser. */
export const versionNamed = async (address: string, remote: string): Promise<string | undefined> =>
  (await compositionAt(address)).remotes[remote]?.version;
