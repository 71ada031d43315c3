import { observe } from '@sundara/node/telemetry';
import type { DatabasePool } from './database-pool.ts';

/** Observes the connections of a pool and what waits for one. */
export const observePool = (pool: DatabasePool): void => {
  observe('db.client.connection.count', (result) => {
    result.observe(pool.totalCount - pool.idleCount, { 'db.client.connection.state': 'used' });
    result.observe(pool.idleCount, { 'db.client.connection.state': 'idle' });
  });
  observe('db.client.connection.max', (result) => result.observe(pool.options.max));
  observe('db.client.connection.pending_requests', (result) => result.observe(pool.pendingRequests));
};
