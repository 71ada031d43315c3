import path from 'node:path';
import type { Role } from '@sundara/node/process';
import { systemCode } from '../refusal.ts';
import { main } from './main.ts';

/** The release command line, with its own exit codes; its data lie where those of the other roles do. */
export const role: Role = ({ env, words }) => {
  process.stdout.on('error', (error) => {
    // The reader has closed the pipe, as 'head' does.
    if (systemCode(error) !== 'EPIPE') throw error;
    process.exit();
  });
  return main(words, { ...env, DATA_DIR: path.resolve(env.DATA_DIR || '.data') });
};
