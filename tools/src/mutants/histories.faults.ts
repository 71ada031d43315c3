import type { Subject } from './fault.ts';

const API = 'provider-api/src/areas';
const HISTORIES_TEST = 'provider-api/src/app/histories.itest.ts';

/** What only shows when many do many things at once, at several processes. */
export const HISTORIES: Subject = {
  name: 'histories',
  faults: [
    {
      name: 'hold-gives-way',
      breaks: 'A time that is held is nobody else’s until the hold ends.',
      file: `${API}/booking/bookings/hold.repository.ts`,
      before:
        "where(and(eq(bookings.salonId, salonId), eq(bookings.status, 'held'), lte(bookings.holdExpiresAt, now)))",
      after: "where(and(eq(bookings.salonId, salonId), eq(bookings.status, 'held')))",
      tests: [HISTORIES_TEST],
    },
    {
      name: 'seen-status-not-compared',
      breaks: 'An owner changes no status that is another by now than the screen showed.',
      file: `${API}/salon-operations/bookings/change-status.command.ts`,
      before: 'if (expected !== undefined && booking.status !== expected)',
      after: "if (expected !== undefined && booking.status === 'held')",
      tests: [HISTORIES_TEST, `${API}/salon-operations/bookings/status-race.itest.ts`],
    },
    {
      name: 'kept-read-outlives-write',
      breaks: 'What visitors read is never older than what was written before.',
      file: 'provider-api/src/platform/read-cache/read-cache.ts',
      before: 'const isKept = last?.madeFrom === madeFrom.text;',
      after: 'const isKept = last !== undefined;',
      tests: [HISTORIES_TEST],
    },
    {
      name: 'order-read-before-its-money',
      breaks: 'Whoever pays as the hold ends is told what became of it, whoever else tells of the payment.',
      file: `${API}/money/settlement/settle-payment.command.ts`,
      before: 'if (isSettled) return outcomeOf(record);',
      after: 'if ((await findCapturedPaise(database.db, paid.id)) > 0) return outcomeOf(record);',
      tests: [`${API}/money/settlement/settle-payment.itest.ts`],
    },
    {
      name: 'asked-when-the-hold-ends-only',
      breaks: 'A payment of which nobody tells is booked within a minute.',
      file: `${API}/money/settlement/rules/reconcile-gaps.ts`,
      before: '...[0.25, 0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9],',
      after: '...[0.25, 0.5, 1, 2, 5, 9],',
      tests: [`${API}/money/settlement/unheard-payments.itest.ts`],
    },
    {
      name: 'keyed-request-not-waited-for',
      breaks: 'A request that is sent again while it is worked on is done once.',
      file: 'provider-api/src/platform/idempotency/keyed-requests.repository.ts',
      before: 'lte(keyedRequests.lockedUntil, now),',
      after: '',
      tests: [`${API}/money/checkout/keyed-orders.itest.ts`],
    },
    {
      name: 'keyed-request-lost-with-its-process',
      breaks: 'A request whose process died is done by the next that is sent.',
      file: 'provider-api/src/platform/idempotency/keyed-requests.repository.ts',
      before: 'or(lte(keyedRequests.endsAt, now), isLeft) ?? sql`false`',
      after: 'lte(keyedRequests.endsAt, now)',
      tests: [`${API}/money/checkout/keyed-crash.itest.ts`, `${API}/money/checkout/keyed-orders.itest.ts`],
    },
    {
      name: 'key-tells-of-no-body',
      breaks: 'A key that was sent with another request is refused.',
      file: 'provider-api/src/platform/idempotency/answer-once.ts',
      before: 'if (fingerprint !== asked.fingerprint)',
      after: "if (fingerprint === '')",
      tests: [`${API}/money/checkout/keyed-orders.itest.ts`],
    },
    {
      name: 'network-holds-half-a-day',
      breaks: 'Bots of one network hold a third of a day’s free starts at most.',
      file: `${API}/money/checkout/share-of-day.ts`,
      before: '(all[each] - next[each]) * share > all[each]',
      after: '(all[each] - next[each]) * 2 > all[each]',
      tests: [`${API}/money/checkout/bots.itest.ts`],
    },
    {
      name: 'clock-of-the-machine-shown',
      breaks: 'What people read does not depend on where the server’s clock stands.',
      file: 'shared-contracts/src/time/time-text.ts',
      before: "timeZone: ZONE, hour: 'numeric'",
      after: "hour: 'numeric'",
      tests: ['tools/src/test/time-zones.itest.ts'],
    },
    {
      name: 'signatures-compared-in-haste',
      breaks: 'How long a signature is compared tells nothing of it.',
      file: `${API}/money/gateway/signature.ts`,
      before: "return timingSafeEqual(expected, Buffer.from(signature, 'hex'));",
      after: "return expected.toString('hex') === signature;",
      tests: [`${API}/money/gateway/constant-time.test.ts`],
    },
  ],
};
