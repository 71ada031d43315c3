import { runRole } from '@sundara/node/process';

const ROLES: Readonly<
  Record<string, () => Promise<Pick<typeof import('../../app/roles/api.role.ts'), 'role'>>>
> = {
  api: () => import('../../app/roles/api.role.ts'),
  worker: () => import('../../app/roles/worker.role.ts'),
  migrate: () => import('../../app/roles/migrate.role.ts'),
};

// Starts one role of the API, as the command does.
const [name = ''] = process.argv.slice(2);
const load = ROLES[name];
if (!load) throw new Error(`There is no role '${name}'.`);
await runRole(name, (await load()).role, { env: process.env, words: [] });
