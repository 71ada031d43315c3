import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { PaymentGateway } from './gateway.ts';

/** What taking payments needs. Secrets stay here: only the key id ever leaves the server (resolutions M7). */
export interface PaymentDependencies {
  readonly database: Database;
  readonly gateway: PaymentGateway;
  /** Woken after each commit that wrote a job. */
  readonly outbox: Pick<Outbox, 'wake'>;
  readonly keyId: string;
  readonly keySecret: string;
  /** The valid secrets: the current one and, during a rotation, the previous one. */
  readonly webhookSecrets: readonly string[];
  /** The server's clock; another one in tests. */
  readonly now: () => Date;
  /** For what happens outside a request. */
  readonly log: Log;
}

/** Where a request writes what an operator should know. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
