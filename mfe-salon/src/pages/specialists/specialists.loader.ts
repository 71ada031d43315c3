import { addDays, localDateOf } from '@sundara/contracts';
import {
  listTimeOff,
  type ManagedService,
  salonServices,
  salonTeam,
  type TeamMember,
  type TimeOffEntry,
} from '@sundara/contracts/api';
import type { RemoteLoaderArgs, Result } from '@sundara/contracts/federation';

export interface Team {
  readonly specialists: readonly TeamMember[];
  /** All that the salon sells, active or not. */
  readonly services: readonly ManagedService[];
  /** Leave of the specialists from today on, ordered by start. */
  readonly leave: readonly TimeOffEntry[];
}

/** The maximum per response (resolutions E2). */
const LIMIT = 100;
/** The maximum span of one request for time off. */
const DAYS_AHEAD = 399;

/** Fetches the team with its services and its leave; all of it, or the failure. */
export const loadSpecialists = async ({ shell, request }: RemoteLoaderArgs): Promise<Result<Team>> => {
  const { signal } = request;
  const today = localDateOf(new Date());
  const [team, services, away] = await Promise.all([
    shell.http.call(salonTeam, {}, { signal }),
    fetchServices(shell.http, signal),
    shell.http.call(listTimeOff, { query: { from: today, to: addDays(today, DAYS_AHEAD) } }, { signal }),
  ]);
  if (!team.ok) return team;
  if (!services.ok) return services;
  if (!away.ok) return away;
  const leave = away.data.timeOff
    .filter(({ kind, resourceId }) => kind === 'leave' && resourceId !== null)
    .sort((one, other) => one.start.localeCompare(other.start));
  return { ok: true, data: { specialists: team.data.specialists, services: services.data, leave } };
};

const fetchServices = async (
  http: RemoteLoaderArgs['shell']['http'],
  signal: AbortSignal,
): Promise<Result<readonly ManagedService[]>> => {
  const found: ManagedService[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await http.call(salonServices, { query: { page, limit: LIMIT } }, { signal });
    if (!answer.ok) return answer;
    found.push(...answer.data.data);
    if (page >= answer.data.pages) return { ok: true, data: found };
  }
};
