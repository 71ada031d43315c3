import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CompositionFiles } from '../composition/composition-files.ts';
import { createCheckoutHash, isForeignCheckout } from '../demo/checkout-script.ts';
import type { DescribedPage } from '../head/find-head.ts';
import { publicOrigin } from '../head/public-origin.ts';
import { keptPage, type MadePage } from '../kept-pages/kept-page.ts';
import { createPageCache } from '../kept-pages/page-cache.ts';
import { sendKeptPage } from '../kept-pages/send-kept-page.ts';
import type { PageRoute } from '../routing/page-route.ts';
import type { Settings } from '../settings.ts';
import { type Page, pageHtml, pageStyles } from './page-html.ts';
import { REPORTING_HEADERS } from './report-to.ts';
import { scriptPolicies } from './script-policies.ts';
import { securityPolicy } from './security-policy.ts';
import type { ShownRelease } from './shown-release.ts';

/** Some thousand pages. */
const PAGES_BYTES = 64 * 1024 * 1024;

/** What is sent: the releases, the route and what is said of the page. */
interface Sent extends DescribedPage {
  readonly shown: ShownRelease;
  readonly route: PageRoute;
}

/** Makes pages of what they show, each once as long as nothing of it changes. */
export const createPageSender = (settings: Settings, compositions: CompositionFiles) => {
  const { checkoutScriptUrl, contact, assetsUrl, remoteLimitSeconds, checkoutLimitSeconds } = settings;
  const checkout = createCheckoutHash(settings);
  const keep = createPageCache(PAGES_BYTES);

  const configNow = (): Page['config'] => {
    const integrity = checkout.known();
    return {
      checkoutScriptUrl,
      contact,
      ...(integrity && { checkoutScriptIntegrity: integrity }),
      ...(checkoutLimitSeconds && { checkoutLimitMs: checkoutLimitSeconds * 1_000 }),
      ...(remoteLimitSeconds && { remoteLimitMs: remoteLimitSeconds * 1_000 }),
    };
  };

  const make =
    (page: Omit<Page, 'nonce'>) =>
    (nonce: string): MadePage => {
      const { servers } = page.shown;
      const participants = { checkoutScriptUrl, assetsUrl, servers, styles: pageStyles(page) };
      const policies = scriptPolicies(securityPolicy(nonce, participants), {
        hasForeignScript: isForeignCheckout(settings),
        allHaveHashes: page.config.checkoutScriptIntegrity !== undefined,
        isDevelopment: servers.length > 0,
      });
      return { html: pageHtml({ ...page, nonce }), headers: { ...policies, ...REPORTING_HEADERS } };
    };

  return {
    /** Looks for what pages need and is not in the settings. */
    prepare: checkout.look,
    send: (request: FastifyRequest, reply: FastifyReply, { status, head, shown, route }: Sent) => {
      const { environment, sequence, runs, canary, flags, accountFlags, qa, canLeave } = shown;
      const config = configNow();
      const page = { shown, route, head, config, origin: publicOrigin(request, settings) };
      reply.code(status);
      // Only this site server knows what an override composes, and the browser's next request may reach another one.
      if (qa?.override)
        return sendKeptPage(request, reply, keptPage(make({ ...page, composition: runs.composition })));
      const file = compositions.fileOf(runs.composition);
      const composition = runs.shell.shell?.compositionFile ? file : runs.composition;
      const key = JSON.stringify([
        ...[file.url, environment, sequence, canary, flags, accountFlags, qa, canLeave],
        ...[route.path, route.data, head, page.origin, config],
      ]);
      return sendKeptPage(request, reply, keep(key, make({ ...page, composition })));
    },
  };
};
