import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const EACH_MS = 60_000;

// A process holds tens of megabytes that it has not collected yet, now more, now less: what it keeps is below them.
if (isMainThread) {
  setFlagsFromString('--expose-gc');
  setInterval(runInNewContext('gc'), EACH_MS).unref();
}
