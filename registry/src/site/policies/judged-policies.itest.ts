import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shows } from '@sundara/contracts/testing';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { promote } from '../../acts/promote.ts';
import { ask, runSite } from '../../testing/running-site.ts';
import {
  ACTOR,
  bookingRelease,
  discoveryRelease,
  SHELL,
  stockedRegistry,
} from '../../testing/stocked-registry.ts';
import { runStubApi } from '../../testing/stub-api.ts';

const ENVIRONMENTS = ['local', 'qa', 'staging', 'production'] as const;
const PAGES = ['/', '/salon/7', '/pay', '/login', '/no/such/page', '/?safe', '/?override=nothing'] as const;
const RELEASES = [SHELL, discoveryRelease('1.0.0'), bookingRelease('1.0.0')];
/** With the demonstration's sandbox, whose script's hash is known, and with a gateway and files of other origins. */
const settingsOf = (sandbox: string): readonly Readonly<Record<string, string>>[] => [
  { SANDBOX_URL: sandbox },
  {
    CHECKOUT_SCRIPT_URL: 'https://checkout.razorpay.com/v1/checkout.js',
    ASSETS_URL: 'https://assets.example',
  },
];

const TYPES = /require-trusted-types-for 'script'/;

/** What Google's evaluator finds of high or medium severity, one sentence each. */
const findingsOf = (policy: string): readonly string[] =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, description }) => `${directive}: ${description}`);

/** What a policy lets scripts do beyond its nonce and hashes; Google's evaluator minds eval too little to tell. */
const unsafeOf = (policy: string): readonly string[] =>
  (new CspParser(policy).csp.directives['script-src'] ?? ['no script-src']).filter(
    (source) => source === 'no script-src' || source.includes('unsafe'),
  );

test("Google's evaluator finds nothing high or medium in the policy of any page, and scripts need Trusted Types", async (t) => {
  let judged = 0;
  let typed = 0;
  for (const settings of settingsOf(await runStubApi(t))) {
    const { dataDir, registry } = await stockedRegistry(t);
    for (const name of ENVIRONMENTS.slice(1)) await promote(registry, name, RELEASES, ACTOR);
    const site = await runSite(t, { DATA_DIR: dataDir, ...settings });
    for (const environment of ENVIRONMENTS)
      for (const page of PAGES) {
        const { headers } = await ask(site, page, { headers: { host: `${environment}.localhost` } });
        const policy = String(headers['content-security-policy']);
        assert.deepEqual(findingsOf(policy), [], `${environment} ${page}: ${policy}`);
        assert.deepEqual(unsafeOf(policy), [], `${environment} ${page}: ${policy}`);
        // A gateway's script adds texts of its own, so with one they are only reported on (decision 12).
        const isEnforced = settings.SANDBOX_URL !== undefined;
        assert.equal(TYPES.test(policy), isEnforced, `${environment} ${page}: ${policy}`);
        if (!isEnforced)
          assert.match(
            String(headers['content-security-policy-report-only']),
            TYPES,
            `${environment} ${page}`,
          );
        judged += 1;
        if (isEnforced) typed += 1;
      }
  }
  shows('T44', {
    'pages judged': judged,
    environments: ENVIRONMENTS.length,
    'pages with Trusted Types enforced': typed,
    'pages with Trusted Types reported on, for a gateway': judged - typed,
  });
});

test('the evaluator would find a policy that lets anything in', () => {
  assert.ok(findingsOf("script-src 'self' 'unsafe-inline' https:").length > 0);
  for (const source of ["'unsafe-eval'", "'wasm-unsafe-eval'", "'unsafe-hashes'", "'unsafe-inline'"])
    assert.deepEqual(unsafeOf(`script-src 'nonce-abc' ${source}`), [source]);
  assert.equal(unsafeOf("default-src 'none'").length, 1);
});
