import type {
  RenderJob,
  RenderOutcome,
  ShellProvides,
  ShellServerBundle,
} from '@sundara/contracts/federation';
import { PageTitleListener } from '@sundara/web/core';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { App } from '../boot/app.tsx';
import { createServerStyles } from '../boot/style-cache.ts';
import { buildRoutes } from '../router/routes.tsx';
import { settleData } from '../router/settle-data.ts';
import type { Services } from '../services/services.ts';
import { createServerServices } from './server-services.ts';
import { usedStyles } from './used-styles.ts';

/** Pages must not depend on the host that they are served from. */
const ORIGIN = 'http://sundara.invalid';

const textOf = async (stream: ReadableStream<Uint8Array>): Promise<string> => {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read())
    text += decoder.decode(part.value, { stream: true });
  return text + decoder.decode();
};

const faultOf = ({ errors, statusCode }: StaticHandlerContext): string | undefined => {
  if (errors) return Object.values(errors).map(String).join('; ');
  return statusCode === 200 ? undefined : `It answers ${statusCode}.`;
};

/** The HTML of an app, all in its place: a part that is sent later would need a script to be put there. */
const htmlOf = async (app: ReactNode): Promise<string> => {
  const failures: unknown[] = [];
  const { prelude } = await prerender(app, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => void failures.push(error),
  });
  const html = await textOf(prelude);
  if (failures.length > 0) throw failures[0];
  return html;
};

/** @throws whatever a part of the page throws */
const renderWith = async (services: Services, job: RenderJob): Promise<RenderOutcome> => {
  const { query, dataRoutes } = createStaticHandler(buildRoutes(services));
  const context = await query(new Request(`${ORIGIN}${job.path}`));
  if (context instanceof Response)
    return { kind: 'elsewhere', detail: context.headers.get('location') ?? `${context.status}` };
  const fault = faultOf(context);
  if (fault) return { kind: 'failed', detail: fault };
  await Promise.all(Object.values(context.loaderData).map(settleData));
  const styles = createServerStyles();
  const router = createStaticRouter(dataRoutes, context);
  let title: string | undefined;
  const listen = (given: string) => {
    title = given;
  };
  const html = await htmlOf(
    <PageTitleListener value={listen}>
      <App services={services} styles={styles} renderedAt={job.now}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </PageTitleListener>,
  );
  return { kind: 'rendered', html, styles: usedStyles(styles), title };
};

/**
 * Renders pages for visitors who are not signed in, as the browser renders them first; the browser then takes over the
 * same elements. Each job has its own services and styles.
 */
export const rendererOf =
  (provides: ShellProvides): ShellServerBundle['createRenderer'] =>
  (composition, exposesOf) =>
  async (job) => {
    const undeclared = new Set<string>();
    const services = createServerServices({
      ...{ provides, composition, exposesOf, job },
      onUndeclared: (call) => undeclared.add(call),
    });
    const outcome = await renderWith(services, job).catch(
      (error: unknown): RenderOutcome => ({
        kind: 'failed',
        detail: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    );
    services.beacons.flush();
    // A page that lacks an answer may fail for that.
    return undeclared.size > 0 ? { kind: 'undeclared', detail: [...undeclared].join(', ') } : outcome;
  };
