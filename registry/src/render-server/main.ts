import { runRole } from '@sundara/node/process';
import { role } from './render.role.ts';

await runRole('render', role, { env: process.env, words: [] });
