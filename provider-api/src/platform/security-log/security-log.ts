import { createHmac, hkdfSync } from 'node:crypto';
import { SECURITY_EVENTS, type SecurityEvent } from '@sundara/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { operationOf } from '../http/answer-log.ts';
import { networkOf } from '../http/network-of.ts';

interface EventDetails {
  /** The code of the error in the response, or what changed; never a value from a request. */
  readonly reason: string;
  /** The e-mail of the affected account, if it is not the acting one. */
  readonly subject?: string;
}

/** Reports possible attacks to the operator (ASVS 16.3): one line each, and counts. */
export interface SecurityLog {
  readonly report: (request: FastifyRequest, event: SecurityEvent, details: EventDetails) => void;
  /** How many of each there were since the process started. */
  readonly counts: () => Readonly<Record<SecurityEvent, number>>;
}

declare module 'fastify' {
  interface FastifyInstance {
    securityLog: SecurityLog;
  }
  interface FastifyRequest {
    /** The known or claimed account of a call without a session; for the security log only. */
    accountEmail: string | undefined;
  }
}

/**
 * Decorates the app with its security log. A line is written whatever LOG_LEVEL is, and always has the same shape:
 * `event`, `reason`, `operation`, `account`, `subject`, `network`, `reqId`. Accounts and networks are written as keyed
 * hashes, so that lines can be compared without revealing anybody: an account by its e-mail, which failed sign-ins have
 * too; a network as rate limits count it (`networkOf`: an IPv4 address, the first half of an IPv6 one).
 */
export const installSecurityLog = (app: FastifyInstance, secret: string): void => {
  const key = hkdfSync('sha256', secret, '', 'sundara security log', 32);
  const hashed = (kind: string, value: string): string =>
    createHmac('sha256', Buffer.from(key)).update(`${kind} ${value}`).digest('base64url').slice(0, 22);
  const counts = Object.fromEntries(Object.keys(SECURITY_EVENTS).map((event) => [event, 0])) as Record<
    SecurityEvent,
    number
  >;
  app.decorateRequest('accountEmail', undefined);
  app.decorate('securityLog', {
    report: (request, event, { reason, subject }) => {
      counts[event] += 1;
      const email = request.account?.email ?? request.accountEmail;
      const line = {
        ...{ event, reason, operation: operationOf(request) },
        ...(email && { account: hashed('account', email.toLowerCase()) }),
        ...(subject && { subject: hashed('account', subject.toLowerCase()) }),
        network: hashed('network', networkOf(request.ip)),
      };
      request.log.child({}, { level: 'warn' }).warn(line, SECURITY_EVENTS[event]);
    },
    counts: () => ({ ...counts }),
  });
};
