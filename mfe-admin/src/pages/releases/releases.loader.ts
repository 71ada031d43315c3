import { type Reply, releaseCompatibility, releaseConsole, releaseHistory } from '@sundara/contracts/api';
import {
  documentHashSchema,
  type HttpApi,
  type RemoteLoaderArgs,
  type Result,
} from '@sundara/contracts/federation';
import { chosenEnvironment } from './chosen-environment.ts';

export type Console = Result<Reply<typeof releaseConsole>>;
export type Compatibility = Result<Reply<typeof releaseCompatibility>>;
export type History = Result<Reply<typeof releaseHistory>>;

/** What every environment runs, and the histories of how it got there. */
export interface ReleasesData {
  /** The environment that the address names. */
  readonly wanted: string | undefined;
  /** The act after which the shown page of its history starts; undefined for the newest. */
  readonly after: string | undefined;
  readonly console: Console;
  /** Newest acts by environment. */
  readonly newest: Readonly<Record<string, History>>;
  /** The page of the chosen environment's history that the address names, where it isn't the newest. */
  readonly older: History | undefined;
  readonly compatibility: Compatibility;
  readonly readAt: Date;
}

/**
 * Histories that were read, by shell. They never change: the newest acts belong to a sequence number, and what comes
 * after an act depends on its hash. So a refresh requests only what has changed.
 */
const known = new WeakMap<HttpApi, Map<string, Reply<typeof releaseHistory>>>();

const knownTo = (http: HttpApi) => {
  const kept = known.get(http) ?? new Map<string, Reply<typeof releaseHistory>>();
  known.set(http, kept);
  return kept;
};

/** Fetches all environments, then the histories that aren't known yet. */
export const loadReleases = async ({ shell, request }: RemoteLoaderArgs): Promise<ReleasesData> => {
  const { http } = shell;
  const { signal } = request;
  const { searchParams } = new URL(request.url);
  const wanted = searchParams.get('environment') ?? undefined;
  const asked = documentHashSchema.safeParse(searchParams.get('after'));
  const after = asked.success ? asked.data : undefined;

  const read = async (environment: string, sequence: number, from?: string): Promise<History> => {
    const kept = knownTo(http);
    const name = `${environment} ${from ?? sequence}`;
    const data = kept.get(name);
    if (data) return { ok: true, data };
    const input = { params: { environment }, query: from ? { after: from } : {} };
    const result = await http.call(releaseHistory, input, { signal });
    if (result.ok) kept.set(name, result.data);
    return result;
  };

  const judged = http.call(releaseCompatibility, {}, { signal });
  const console = await http.call(releaseConsole, {}, { signal });
  const environments = console.ok ? console.data.environments : [];
  const chosen = chosenEnvironment(environments, wanted);
  const [older, ...newest] = await Promise.all([
    chosen && after ? read(chosen.name, chosen.sequence, after) : undefined,
    ...environments.map(
      async ({ name, sequence }) => [name, await read(name, sequence)] satisfies [string, History],
    ),
  ]);
  const compatibility = await judged;
  return {
    wanted,
    after,
    console,
    newest: Object.fromEntries(newest),
    older,
    compatibility,
    readAt: new Date(),
  };
};
