import path from 'node:path';
import { freePort } from '@sundara/contracts/testing';
import { type PackagedProcess, type PackagedProcessInput, packagedProcess } from './packaged-process.ts';

interface RolePlan {
  /** HAProxy's settings name as many. */
  readonly count: number;
  /** The setting of its port. */
  readonly port: string;
  /** Whether each has a data folder of its own; the others share where mails lie. */
  readonly hasOwnData: boolean;
}

/** In the order of a start and of a roll-out: who is asked begins before who asks. */
const ROLES = {
  render: { count: 2, port: 'PORT', hasOwnData: true },
  api: { count: 3, port: 'API_PORT', hasOwnData: false },
  worker: { count: 2, port: 'WORKER_PORT', hasOwnData: false },
  site: { count: 2, port: 'PORT', hasOwnData: true },
} as const satisfies Record<string, RolePlan>;

export type RoleName = keyof typeof ROLES;
/** By role, in order. */
export type Processes = Readonly<Record<RoleName, readonly PackagedProcess[]>>;

interface Planned extends RolePlan {
  readonly role: RoleName;
  /** 'api-2' */
  readonly name: string;
  readonly at: number;
}

/** Every process with a free port. */
export const planProcesses = async (): Promise<readonly Planned[]> => {
  const planned: Planned[] = [];
  for (const role of Object.keys(ROLES) as RoleName[])
    for (let number = 1; number <= ROLES[role].count; number += 1)
      planned.push({ ...ROLES[role], role, name: `${role}-${number}`, at: await freePort() });
  return planned;
};

interface ProcessesInput extends Pick<PackagedProcessInput, 'folder' | 'env' | 'nodeOptions'> {
  /** Holds the data folders of those that have their own. */
  readonly place: string;
}

export const makeProcesses = async (
  planned: readonly Planned[],
  { folder, place, env, nodeOptions }: ProcessesInput,
): Promise<Processes> => {
  const made: Record<RoleName, PackagedProcess[]> = { render: [], api: [], worker: [], site: [] };
  for (const { role, name, at, port, hasOwnData } of planned) {
    const metricsPort = await freePort();
    const own = {
      ...{ [port]: `${at}`, METRICS_PORT: `${metricsPort}` },
      ...(hasOwnData && { DATA_DIR: path.join(place, name) }),
    };
    const where = { folder, name, role, port: at, metricsPort };
    made[role].push(packagedProcess({ ...where, env: { ...env, ...own }, nodeOptions }));
  }
  return made;
};
