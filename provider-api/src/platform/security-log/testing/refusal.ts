import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import type { SecurityEvent } from '@sundara/contracts';
import { PASSWORD } from '../../../areas/identity/sessions/testing/auth-app.ts';
import type { TestBrowser } from '../../../areas/identity/sessions/testing/test-browser.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { type LoggedApp, loggedApp } from './logged-app.ts';

/** What is refused, with the event that it must cause. */
export interface Refusal {
  /** Of somebody. */
  readonly does: string;
  readonly event: SecurityEvent;
  readonly reason: string;
  readonly operation: string;
  /** Does it; tells the e-mail of the account concerned, if known, and values that must not be written. */
  readonly act: (
    browser: TestBrowser,
    api: LoggedApp,
  ) => Promise<{ email?: string; secrets?: readonly string[] }>;
}

/** An account's or a network's keyed hash. */
const HASH = /^[\w-]{22}$/;

/** Tests that each refusal is one line of the security log, on every database of the run. */
export const testRefusals = (refusals: readonly Refusal[]): void =>
  forEachDatabase((_, open) => {
    let api: LoggedApp;
    before(async () => {
      api = await loggedApp(await open());
    });
    after(() => api.app.close());

    for (const refusal of refusals)
      it(`writes one line where somebody ${refusal.does}, and none of the values`, () =>
        assertOneLine(api, refusal));
  });

/** With what is known, and none of the values. */
const assertOneLine = async (api: LoggedApp, refusal: Refusal): Promise<void> => {
  const { event, reason, operation, act } = refusal;
  const { lines } = api;
  lines.length = 0;
  const browser = api.browser();
  const counted = api.app.securityLog.counts()[event];
  const { email, secrets = [] } = await act(browser, api);
  const found = api.events();
  const [line] = found;
  assert(line && found.length === 1, lines.join(''));
  assert.deepEqual([line.event, line.reason, line.operation], [event, reason, operation]);
  assert.match(line.network, HASH);
  assert.match(line.reqId, /^[0-9a-f-]{36}$/);
  const values = [browser.address, PASSWORD, ...browser.cookies.values(), ...secrets];
  for (const value of [...values, ...(email ? [email, email.split('@')[0] ?? email] : [])])
    assert(!lines.join('').includes(value), value);
  assert(api.app.securityLog.counts()[event] > counted);
  assert.equal(line.account, email && (await api.accountOf(email)));
};
