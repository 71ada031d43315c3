import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { boundaryFaults } from './check-boundaries.ts';
import { importsOf } from './imports-of.ts';

const EXTENSION_POINT =
  'use an extension point (shared-contracts/src/federation/extension-points.ts) or an event.';

/** The fixture's faults, in the order of the table and of the lines; import cycles come last. */
const FAULTS = [
  "shared-contracts/src/price.ts:2 imports '@sundara/web/core': shared-contracts may not import shared-web: it stands alone; pass it in, or move it here.",
  `shared-web/src/card.ts:1 imports '../../mfe-discovery/src/book.ts': shared-web may not import mfe-discovery: ${EXTENSION_POINT}`,
  "shell/src/mount.ts:1 imports '@sundara/mfe-booking': shell may not import mfe-booking: it loads remotes at run time only, and knows them by their declarations.",
  `mfe-discovery/src/book.ts:1 imports '@sundara/mfe-booking': mfe-discovery may not import mfe-booking: ${EXTENSION_POINT}`,
  `mfe-discovery/src/book.ts:2 imports '../../mfe-booking/src/features/flow/flow.store.ts': mfe-discovery may not import mfe-booking: ${EXTENSION_POINT}`,
  "mfe-discovery/src/book.ts:4 imports '@sundara/shell/session': mfe-discovery may not import shell: use the ShellApi, which useShell() of @sundara/web/core gives.",
  "mfe-discovery/src/book.ts:5 imports '../../shared-contracts/src/index.ts': mfe-discovery reaches into shared-contracts by a path: import what '@sundara/contracts' exports.",
  `mfe-discovery/src/book.ts:7 imports '@sundara/mfe-customer/dashboard': mfe-discovery may not import mfe-customer: ${EXTENSION_POINT}`,
  `mfe-discovery/src/book.ts:8 imports '@sundara/mfe-salon': mfe-discovery may not import mfe-salon: ${EXTENSION_POINT}`,
  "mfe-discovery/src/packages.ts:1 imports 'node:fs': mfe-discovery may not import node:fs: it runs in a browser.",
  "mfe-discovery/src/packages.ts:2 imports '@testing-library/react': mfe-discovery may not import @testing-library/react outside its tests: it is a devDependency of mfe-discovery/package.json or of the root.",
  "mfe-discovery/src/packages.ts:3 imports 'axios': mfe-discovery may not import axios: use useShell().http.",
  "mfe-discovery/src/packages.ts:4 imports 'dayjs': mfe-discovery may not import dayjs: mfe-discovery/package.json doesn't list it.",
  "mfe-discovery/src/packages.ts:6 imports 'react-router-dom': mfe-discovery may not import react-router-dom: import it from '@sundara/web/router'.",
  "mfe-discovery/src/packages.ts:7 imports '@sundara/web/testing': @sundara/web/testing is for tests: mfe-discovery would ship its test builders.",
  "provider-api/src/areas/booking/bookings/cancel.policy.ts:1 imports 'drizzle-orm': a policy decides from its arguments alone: let its caller read what it needs, and throw what it refuses.",
  "provider-api/src/areas/booking/bookings/cancel.policy.ts:3 imports './bookings.tables.ts': a policy decides from its arguments alone: let its caller read what it needs, and throw what it refuses.",
  "provider-api/src/areas/booking/bookings/cancel.ts:1 imports '../../../app/dependencies.ts': provider-api/src/areas/booking/bookings stands below provider-api/src/app: it puts everything together: take what you need of it as an argument.",
  "provider-api/src/areas/booking/bookings/cancel.ts:2 imports '../../identity/accounts/users.ts': provider-api/src/areas/identity is another area: import what its index.ts exports.",
  "provider-api/src/areas/booking/bookings/cancel.ts:4 imports '../../money/index.ts': provider-api/src/areas/booking/bookings stands below provider-api/src/areas/money: take what you need of it as an argument that app/ gives, or leave it a job.",
  "provider-api/src/platform/http/reply.ts:1 imports '../../areas/booking/bookings/cancel.ts': provider-api/src/platform/http stands below provider-api/src/areas/booking: take what you need of it as an argument that app/ gives, or leave it a job.",
  "provider-api/src/routes.ts:2 imports '@sundara/registry': provider-api may not import registry: run npm run marketplace, or ask the site server over HTTP.",
  "e2e/src/main-job.journey.ts:1 imports '../../provider-api/src/app.ts': e2e may not import provider-api: it knows addresses only; use HTTP, or a command of the root package.json.",
  'provider-api/src/areas/identity: accounts → sessions (provider-api/src/areas/identity/accounts/users.ts imports provider-api/src/areas/identity/sessions/session.ts), sessions → accounts (provider-api/src/areas/identity/sessions/session.ts imports provider-api/src/areas/identity/accounts/users.ts)',
  'provider-api/src/areas/identity/sessions: session.ts → token.ts (provider-api/src/areas/identity/sessions/session.ts imports provider-api/src/areas/identity/sessions/token.ts), token.ts → session.ts (provider-api/src/areas/identity/sessions/token.ts imports provider-api/src/areas/identity/sessions/session.ts)',
];

test('each forbidden import is named with its file, its line and the right door, each circle of folders or files with its imports, and nothing that is allowed', async () => {
  assert.deepEqual(await boundaryFaults(path.join(import.meta.dirname, 'fixtures/broken')), FAULTS);
});

test('a source that cannot be read is an error, not a clean bill', () => {
  assert.throws(() => importsOf('broken.ts', 'import { from;'), /broken\.ts can't be parsed/);
});
