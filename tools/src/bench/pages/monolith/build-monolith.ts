import path from 'node:path';
import { runRspack } from '../../../bundler/run-rspack.ts';

const CONFIG = path.join(import.meta.dirname, 'monolith.config.ts');

/**
 * Builds the shell and all remotes as one app without federation.
 *
 * @param folder gets the app in `dist`, and `declarations.json`: what the remotes declare
 * @throws Error with the faults of the build
 */
export const buildMonolith = (folder: string): Promise<void> => runRspack(CONFIG, { MONOLITH_DIR: folder });
