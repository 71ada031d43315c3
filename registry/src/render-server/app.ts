import { withinLimit } from '@sundara/node/time-limit';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Context } from '../core/context.ts';
import { openRegistry } from '../core/open-registry.ts';
import type { RegistrySettings } from '../core/registry-settings.ts';
import { checkSchema } from '../json-text.ts';
import { isTampering, Refusal } from '../refusal.ts';
import { createPublishedFiles } from '../site/assets/published-files.ts';
import { LONGEST_REASON, renderCallSchema, warmCallSchema } from '../site/render/remote/render-call.ts';
import { createRenderers } from '../site/render/renderers.ts';
import { reportTampering } from '../site/security-log.ts';
import { health } from './health.ts';
import { createNamedSets } from './named-sets.ts';

export interface RenderLimits {
  /** Pages that are rendered, or wait for that. */
  readonly mostAtOnce: number;
  /** How long a page may take with its wait, in milliseconds. */
  readonly pageMs: number;
}
export const RENDER_LIMITS: RenderLimits = { mostAtOnce: 64, pageMs: 15_000 };

/** A page's replies, and what else it is rendered from. */
const BODY_BYTES = 8 * 1024 * 1024;

/** What is refused for now: who asks does without, or asks another render server. */
class Busy extends Error {
  readonly statusCode = 503;
}
/** What is not written right. */
const checkCall: typeof checkSchema = (name, schema, value) => {
  try {
    return checkSchema(name, schema, value);
  } catch (error) {
    throw Object.assign(error instanceof Error ? error : new Error(String(error)), { statusCode: 400 });
  }
};

interface Options {
  /** Whether the server is about to end. */
  readonly isStopping?: () => boolean;
  readonly limits?: RenderLimits;
}

/**
 * Builds the render server without listening: it renders pages for site servers, of what it reads from the registry
 * itself. A refusal is `{error}` with 400, 409 (the set can't be used), 413 or 503 (too many, too long).
 *
 * @throws Refusal when the registry can't be opened
 */
export const buildRenderServer = async (
  registrySettings: RegistrySettings,
  { isStopping = () => false, limits = RENDER_LIMITS }: Options = {},
): Promise<FastifyInstance> => {
  const registry = await openRegistry(registrySettings);
  const context: Context = { documents: registry.documents, files: registry.files, keys: registry.keys };
  const app = fastify({ logger: { level: 'warn' }, bodyLimit: BODY_BYTES, forceCloseConnections: true });
  const published = createPublishedFiles(context, ({ message }) => reportTampering(app.log, message));
  const renderers = createRenderers({ readFile: published.read });
  const setOf = createNamedSets(context);
  app.addHook('onClose', renderers.close);
  app.addHook('onClose', () => registry.close());

  app.setErrorHandler((error: FastifyError | Refusal, _request, reply) => {
    const status = 'statusCode' in error && error.statusCode ? error.statusCode : undefined;
    if (isTampering(error)) reportTampering(app.log, error.message);
    if (status === undefined && !(error instanceof Refusal)) app.log.error(error);
    return reply.code(status ?? (error instanceof Refusal ? 409 : 500)).send({ error: error.message });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'There is nothing here.' }));
  await app.register(health, { documents: registry.documents, isStopping });

  let atOnce = 0;
  app.post('/render', async ({ body }) => {
    const { set, route, job } = checkCall('The call', renderCallSchema, body);
    if (atOnce >= limits.mostAtOnce) throw new Busy(`${atOnce} pages are rendered already.`);
    const render = async () => renderers.render(await setOf(set), route, job);
    atOnce += 1;
    const rendering = render().finally(() => {
      atOnce -= 1;
    });
    const { rendered, fault } = await withinLimit(
      rendering,
      limits.pageMs,
      () => new Busy(`The page took over ${limits.pageMs / 1000} s.`),
    );
    return { rendered, fault: fault && { ...fault, reason: fault.reason.slice(0, LONGEST_REASON) } };
  });
  app.post('/warm', async ({ body }) => {
    renderers.warm(await setOf(checkCall('The call', warmCallSchema, body).set));
    return {};
  });
  return app;
};
