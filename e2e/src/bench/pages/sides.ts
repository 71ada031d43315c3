import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../browser.ts';
import { makeCertificate } from './servers/certificate.ts';
import { startFront } from './servers/front.ts';
import { monolithSite } from './servers/monolith-site.ts';

/** The two sites that are compared, each behind a front of its own, and the browser that visits them. */
export interface Sides {
  readonly browser: Browser;
  /** Origins of the fronts. */
  readonly federated: string;
  readonly monolith: string;
  readonly stop: () => Promise<void>;
}

/** @param folder of the built monolith */
export const startSides = async (siteUrl: string, folder: string): Promise<Sides> => {
  const certificate = makeCertificate();
  const site = new URL(siteUrl);
  const own = await monolithSite(folder);
  const federated = await startFront({ certificate, site });
  const monolith = await startFront({ certificate, site, own });
  const browser = await launchBrowser({
    isMeasured: true,
    // Other ways to accept the certificate switch the browser's cache off.
    switches: [`--ignore-certificate-errors-spki-list=${certificate.spkiHash}`],
  });
  return {
    browser,
    federated: federated.origin,
    monolith: monolith.origin,
    stop: async () => {
      await browser.close();
      await Promise.all([federated.close(), monolith.close()]);
    },
  };
};
