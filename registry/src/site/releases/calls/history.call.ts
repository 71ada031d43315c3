import { type HistoryAct, releaseHistory, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { NamedAct, Registry } from '../../../core/registry.ts';
import { versionsIfThere } from '../../../health/versions.ts';
import { notThere } from '../environment/environment-state.ts';
import { ApiError } from '../http/api-error.ts';
import type { CallParts } from '../http/options.ts';
import { serveOperation } from '../http/serve-operation.ts';

const PAGE = 30;

/** A page of acts, and whether another follows; undefined when there is no act `after`. */
const pageOf = async (
  registry: Registry,
  environment: string,
  after: string | undefined,
): Promise<{ readonly acts: readonly NamedAct[]; readonly more: boolean } | undefined> => {
  const acts: NamedAct[] = [];
  let isReached = after === undefined;
  for await (const act of registry.history(`environment/${environment}`)) {
    if (acts.length === PAGE) return { acts, more: true };
    if (isReached) acts.push(act);
    else isReached = act.id === after;
  }
  return isReached ? { acts, more: false } : undefined;
};

const presentAct = async (registry: Registry, act: NamedAct): Promise<HistoryAct> => {
  if (act.from === act.to) return act;
  // The act is shown even if one of its compositions was removed since.
  const [from, to] = await Promise.all(
    [act.from, act.to].map((id) => (id === null ? undefined : versionsIfThere(registry, id))),
  );
  return { ...act, ...(from && { fromVersions: { ...from } }), ...(to && { toVersions: { ...to } }) };
};

/** `release.history`: who changed what an environment runs, newest first. */
export const historyCall = (app: FastifyInstance, parts: CallParts): void => {
  const { registry, runsOf } = parts;
  serveOperation(app, releaseHistory, parts, async ({ params: { environment }, query: { after } }) => {
    if (!(await runsOf(environment))) throw notThere(environment);
    const page = await pageOf(registry, environment, after);
    if (!page) throw new ApiError('NOT_FOUND', { message: 'There is no such act in this history.' });
    const acts = await Promise.all(page.acts.map((act) => presentAct(registry, act)));
    return succeed('History found', { acts, next: page.more ? (page.acts.at(-1)?.id ?? null) : null });
  });
};
