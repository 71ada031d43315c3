import type { RenderJob, RenderOutcome, ShellServerBundle } from '@sundara/contracts/federation';
import { prerender } from 'react-dom/static.edge';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { App } from '../boot/app.tsx';
import { createStyleCache } from '../boot/style-cache.ts';
import { buildRoutes } from '../router/routes.tsx';
import { settleData } from '../router/settle-data.ts';
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

/**
 * Renders pages for visitors who are not signed in, as the browser renders them first; the browser then takes over the
 * same elements. Each job has its own services and styles.
 */
export const createRenderer: ShellServerBundle['createRenderer'] =
  (composition, exposesOf) =>
  async (job: RenderJob): Promise<RenderOutcome> => {
    const undeclared: string[] = [];
    const services = createServerServices({
      composition,
      exposesOf,
      job,
      onUndeclared: (call) => undeclared.push(call),
    });
    const { query, dataRoutes } = createStaticHandler(buildRoutes(services));
    const context = await query(new Request(`${ORIGIN}${job.path}`));
    if (context instanceof Response)
      return { kind: 'elsewhere', detail: context.headers.get('location') ?? `${context.status}` };
    const fault = faultOf(context);
    if (fault && undeclared.length === 0) return { kind: 'failed', detail: fault };

    await Promise.all(Object.values(context.loaderData).map(settleData));
    const styles = createStyleCache(undefined);
    styles.compat = true;
    const failures: string[] = [];
    const router = (
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    );
    const { prelude } = await prerender(
      <App services={services} styles={styles} renderedAt={job.now}>
        {router}
      </App>,
      // Everything in its place: a part that is sent later would need a script to be put there.
      {
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onError: (error) => void failures.push(String(error instanceof Error ? error.stack : error)),
      },
    );
    const html = await textOf(prelude);
    if (undeclared.length > 0) return { kind: 'undeclared', detail: [...new Set(undeclared)].join(', ') };
    if (failures.length > 0) return { kind: 'failed', detail: failures.join('; ') };
    return { kind: 'rendered', html, styles: usedStyles(styles) };
  };
