import { isMainThread } from 'node:worker_threads';

const STOP_LIMIT_MS = 15_000;

// Loaded into each child before its own code: the channel to the parent closes when the parent is gone, even
// when it was killed in a way that it could not handle. The child then ends as if it had been asked to.
if (isMainThread && process.channel) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
  });
  // The listener alone would keep a finished process alive.
  process.channel.unref();
}
