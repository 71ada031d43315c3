import path from 'node:path';
import { claimPorts } from '../../setup/ports.mjs';
import { createProgress } from '../../setup/progress.mjs';
import { endInOneSentence } from '../../setup/refusal.mjs';
import { serve } from './serve.ts';

/**
 * Serves what an earlier start has left in the data folder, without a build, a release or setting the provider API. For
 * journeys, which begin with a copy of such a folder.
 */
await endInOneSentence('Sundara cannot start', async () =>
  serve({
    root: path.resolve(import.meta.dirname, '../../..'),
    ports: await claimPorts(process.env),
    progress: createProgress(2),
    environment: process.env,
  }),
);
