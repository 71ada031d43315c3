import type { Subject } from './fault.ts';

const API = 'provider-api/src';
const OUTAGE_TEST = `${API}/areas/money/settlement/gateway-outage.itest.ts`;
const RESTART_TEST = `${API}/app/faults/database-restart.itest.ts`;
const OVERLOAD_TEST = `${API}/app/faults/overload.itest.ts`;
const MATRIX_TEST = `${API}/app/faults/faults.itest.ts`;
const CHECKOUT = 'mfe-booking/src/features/checkout';
const FLAKY_TEST = 'e2e/src/drills/flaky-booking.journey.ts';

/** What goes on while something that a part needs is away, slow or hostile. */
export const FAULTS_BETWEEN_PARTS: Subject = {
  name: 'faults-between-parts',
  faults: [
    {
      name: 'gateway-never-left-alone',
      breaks: 'A gateway that failed three times running is left alone, so that nobody waits for it.',
      file: `${API}/areas/money/gateway/gateway-breaker.ts`,
      before: 'const FAILURES = 3;',
      after: 'const FAILURES = 3_000;',
      tests: [`${API}/areas/money/gateway/gateway-breaker.test.ts`, OUTAGE_TEST],
    },
    {
      name: 'refusals-taken-for-an-outage',
      breaks: 'A gateway that refuses a call is there, and goes on to be asked.',
      file: `${API}/areas/money/gateway/gateway-breaker.ts`,
      before: "['network', 'timeout', 'unavailable']",
      after: "['network', 'timeout', 'unavailable', 'rejected']",
      tests: [`${API}/areas/money/gateway/gateway-breaker.test.ts`],
    },
    {
      name: 'payment-forgotten-with-the-gateway',
      breaks: 'A payment that the gateway could not report on is asked about by itself.',
      file: `${API}/areas/money/settlement/reconcile.job.ts`,
      before: "if (state === 'unknown') return undefined;",
      after: 'if (state) return undefined;',
      tests: [`${API}/areas/money/settlement/reconcile.itest.ts`],
    },
    {
      name: 'bucket-failure-unexplained',
      breaks: 'Who needs a bucket that is away is told to come again.',
      file: `${API}/platform/http/error-handler.ts`,
      before: 'if (error instanceof StoreFailure)',
      after: "if (error instanceof StoreFailure && error.message === '')",
      tests: [MATRIX_TEST],
    },
    {
      name: 'lost-connection-is-a-fault',
      breaks: 'Who calls while the database is away is told to come again.',
      file: `${API}/platform/database/is-passing.ts`,
      before: "['DATABASE_BUSY', 'DATABASE_UNREACHABLE', 'DATABASE_STOPPED']",
      after: "['DATABASE_BUSY', 'DATABASE_STOPPED']",
      tests: [MATRIX_TEST],
    },
    {
      name: 'any-number-of-values',
      breaks: 'A body of a million values is refused before anybody waits for its parsing.',
      file: `${API}/platform/http/body-parser.ts`,
      before: 'body.length > BODY_BYTES && hasTooManyParts(body)',
      after: 'body.length > 2 ** 30',
      tests: [`${API}/app/faults/hostile-requests.itest.ts`],
    },
    {
      name: 'acknowledged-before-kept',
      breaks: 'What is acknowledged is kept, also when PostgreSQL ends just then.',
      file: `${API}/areas/customer/favourites/favourites.routes.ts`,
      before: '    await database.transaction(async (tx) => {\n      await lockFavourites',
      after: '    void database.transaction(async (tx) => {\n      await lockFavourites',
      tests: [RESTART_TEST],
    },
    {
      name: 'ending-server-unexplained',
      breaks: 'Who calls while PostgreSQL stops is told to come again.',
      file: `${API}/platform/database/is-passing.ts`,
      before: "'ADMIN_SHUTDOWN', ",
      after: '',
      tests: [RESTART_TEST],
    },
    {
      name: 'index-given-up-after-a-second',
      breaks: 'A migration that builds an index beside others has the time that a busy site needs.',
      file: `${API}/platform/database/run-migration.ts`,
      before: 'CONCURRENTLY.test(statement) ? Math.max(LOCK_TIMEOUT_MS, end - Date.now()) : LOCK_TIMEOUT_MS',
      after: 'CONCURRENTLY.test(statement) ? LOCK_TIMEOUT_MS : LOCK_TIMEOUT_MS',
      tests: [`${API}/platform/database/migrate.itest.ts`],
    },
    {
      name: 'lost-order-unexplained',
      breaks: 'Who orders while nobody answers is told so.',
      file: `${CHECKOUT}/refused-order.ts`,
      before: "{ stage: 'payment', notice: error(TEXTS.notStarted) }",
      after: "{ stage: 'payment' }",
      tests: [FLAKY_TEST],
    },
    {
      name: 'lost-proof-paid-again',
      breaks: 'Nobody is asked to pay again while it is not known whether the first payment counts.',
      file: `${CHECKOUT}/verify.ts`,
      before: 'if (failure) await findMoney(paying, failure);',
      after: `if (failure && paying.flow.go('asking'))
    paying.flow.go('payment', { proof: undefined, notice: { severity: 'error', text: TEXTS.notVerified } });`,
      tests: [`${CHECKOUT}/verify.test.tsx`, FLAKY_TEST],
    },
    {
      name: 'any-number-of-calls',
      breaks: 'Calls beyond those that a process can end in time are refused at once.',
      file: `${API}/platform/http/limit-calls.ts`,
      before: 'if (operationId === undefined) {',
      after: "if (operationId !== 'nothing') {",
      tests: [OVERLOAD_TEST],
    },
    {
      name: 'turn-while-sending',
      breaks: 'Who sends a body slowly keeps nobody from a turn.',
      file: `${API}/platform/http/limit-calls.ts`,
      before: 'if (!request.raw.complete) endTurn(request);',
      after: '',
      tests: [`${API}/platform/http/limit-calls.itest.ts`],
    },
    {
      name: 'turn-while-reading',
      breaks: 'Who reads an answer slowly keeps nobody from a turn.',
      file: `${API}/platform/http/limit-calls.ts`,
      before: "  app.addHook('onSend', async (request) => endTurn(request));\n",
      after: '',
      tests: [`${API}/platform/http/limit-calls.itest.ts`],
    },
    {
      name: 'connections-without-shares',
      breaks: 'An operation that is stuck leaves half of the connections to others.',
      file: `${API}/platform/database/database-pool.ts`,
      before: 'Math.ceil(max / 2)',
      after: 'max',
      tests: [`${API}/platform/database/postgres.itest.ts`, OVERLOAD_TEST],
    },
    {
      name: 'health-waits-in-line',
      breaks: 'Health is answered while no connection is left.',
      file: `${API}/platform/database/postgres-connections.ts`,
      before: "probes.query('select 1')",
      after: "pool.query('select 1')",
      tests: [OVERLOAD_TEST],
    },
    {
      name: 'database-closed-before-calls-end',
      breaks: 'A process that is told to stop answers the calls under way before it closes its database.',
      file: `${API}/app/listen.ts`,
      before: '  await stop.finish(CLOSE_LIMIT_MS);',
      after: '  await database.close();',
      tests: [`${API}/app/faults/stop-under-load.itest.ts`],
    },
    {
      name: 'no-time-to-come-again',
      breaks: 'Who calls the API through the site while it is away is told when to come again.',
      file: 'registry/src/site/proxy/proxy.ts',
      before: "    .header('retry-after', '2')\n",
      after: '',
      tests: ['registry/src/site/proxy/faults.itest.ts'],
    },
  ],
};
