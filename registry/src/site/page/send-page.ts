import type { PageData } from '@sundara/contracts/federation';
import { counter } from '@sundara/node/telemetry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CompositionFiles } from '../composition/composition-files.ts';
import { createCheckoutHash, isForeignCheckout } from '../demo/checkout-script.ts';
import { type DescribedPage, withPageTitle } from '../head/find-head.ts';
import { publicOrigin } from '../head/public-origin.ts';
import { keptPage, type MadePage } from '../kept-pages/kept-page.ts';
import { createPageCache } from '../kept-pages/page-cache.ts';
import { sendKeptPage } from '../kept-pages/send-kept-page.ts';
import { REPORTING_HEADERS } from '../policies/report-to.ts';
import { scriptPolicies } from '../policies/script-policies.ts';
import { securityPolicy } from '../policies/security-policy.ts';
import type { RenderedPages } from '../render/rendered-pages.ts';
import type { PageRoute } from '../routing/page-route.ts';
import type { Settings } from '../settings.ts';
import type { Page } from './page.ts';
import { pageDataOf } from './page-data.ts';
import { pageHtml } from './page-html.ts';
import { pageStyles } from './page-parts.ts';
import type { ShownRelease } from './shown-release.ts';

/** Some thousand pages. */
const PAGES_BYTES = 64 * 1024 * 1024;

/** What is sent: the releases and the route, and what is said of the page. */
interface Sent {
  readonly shown: ShownRelease;
  readonly route: PageRoute;
  /** The address by which content is kept, path and query. */
  readonly address: string;
  readonly described: Promise<DescribedPage>;
}

/** Nothing is rendered for an override, whose releases only this browser runs. */
const isRendered = ({ qa, servers }: ShownRelease): boolean =>
  !qa?.override && !qa?.ignored && servers.length === 0;

/** Makes pages of what they show, each once as long as nothing of it changes. */
export const createPageSender = (
  settings: Settings,
  compositions: CompositionFiles,
  rendered: RenderedPages,
) => {
  const { checkoutScriptUrl, contact, assetsUrl, remoteLimitSeconds, checkoutLimitSeconds, timedShare } =
    settings;
  const checkout = createCheckoutHash(settings);
  const keep = createPageCache(PAGES_BYTES);
  const answers = counter('sundara.page.answers');

  const configNow = (): PageData['config'] => {
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
    (page: Omit<Page, 'nonce'> & { readonly shown: ShownRelease }) =>
    (nonce: string): MadePage => {
      const { servers } = page.shown;
      const styles = pageStyles(page);
      const participants = { checkoutScriptUrl, assetsUrl, servers, styles };
      const policies = scriptPolicies(securityPolicy(nonce, participants), {
        hasForeignScript: isForeignCheckout(settings),
        allHaveHashes: page.data.config.checkoutScriptIntegrity !== undefined,
        isDevelopment: servers.length > 0,
      });
      return { html: pageHtml({ ...page, nonce }), headers: { ...policies, ...REPORTING_HEADERS } };
    };

  return {
    /** Looks for what pages need and is not in the settings. */
    prepare: checkout.look,
    send: async (
      request: FastifyRequest,
      reply: FastifyReply,
      { shown, route, address, described }: Sent,
    ) => {
      const { environment, sequence, runs, canary, flags, accountFlags, qa, canLeave } = shown;
      const config = configNow();
      // Only this site server knows what an override composes, and the browser's next request may reach another one.
      const file = qa?.override ? undefined : compositions.fileOf(runs.composition);
      const composition = (runs.shell.shell?.compositionFile && file) || runs.composition;
      const data = pageDataOf({ shown, route, config, timedShare, composition });
      const [{ status, head: known }, content] = await Promise.all([
        described,
        isRendered(shown) ? rendered.contentOf({ runs, route, address, data }) : undefined,
      ]);
      const wanted = isRendered(shown) && route.isPublic ? 'missing' : 'browser';
      answers.add(1, { content: content ? 'rendered' : wanted });
      const head = withPageTitle(known, route, content?.title);
      const page = { shown, route, head, data, content, origin: publicOrigin(request, settings) };
      reply.code(status);
      if (!file) return sendKeptPage(request, reply, keptPage(make(page)));
      const key = JSON.stringify([
        ...[file.url, environment, sequence, canary, flags, accountFlags, qa, canLeave],
        ...[route.path, route.data, head, page.origin, config],
        ...(content ? [address, content.renderedAt] : []),
      ]);
      return sendKeptPage(request, reply, keep(key, make(page)));
    },
  };
};
