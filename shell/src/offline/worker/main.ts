import * as z from 'zod/mini';
import { listenForPush } from './listen-for-push.ts';
import { startWorker } from './start-worker.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

// The worker's security policy has no 'unsafe-eval', and a probe for it would be reported as a violation.
z.config({ jitless: true });
startWorker(self);
listenForPush(self);
