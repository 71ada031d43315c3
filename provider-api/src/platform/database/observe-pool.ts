import { observe } from '@sundara/node/telemetry';
import type pg from 'pg';

/** Observes the connections of a pool and what waits for one. */
export const observePool = (pool: pg.Pool): void => {
  observe('db.client.connection.count', (result) => {
    result.observe(pool.totalCount - pool.idleCount, { 'db.client.connection.state': 'used' });
    result.observe(pool.idleCount, { 'db.client.connection.state': 'idle' });
  });
  observe('db.client.connection.max', (result) => result.observe(pool.options.max));
  observe('db.client.connection.pending_requests', (result) => result.observe(pool.waitingCount));
};
