import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { randomOf, shows, sized, testSeed } from '@sundara/contracts/testing';
import * as z from 'zod/mini';
import { testSettings } from '../testing/test-settings.ts';
import { tokenOf } from '../testing/token-of.ts';
import { loggerOf } from './logger.ts';
import { operationNamed } from './testing/sample-calls/make-sample-call.ts';
import { type OpenSampleScene, openSampleScene } from './testing/sample-calls/open-sample-scene.ts';
import { CALLERS, type SampleCall } from './testing/sample-calls/sample-call.ts';
import { SCENE_PASSWORD } from './testing/sample-calls/sample-scene.ts';

const LINES = sized({ quick: 1_500, deep: 100_000 });
/** Begins a line of its own where it is logged as it is. */
const FORGED = '\r\n{"level":60,"event":"forged"}\n';
const CARD = '4111111111111111';
const CARRIED = 'carried-secret-7Q';
/** As tokens are written. */
const WORD = /[\w.-]{6,}/g;
/** Nobody signed it. */
const FORGED_TOKEN = 'e30.e30.Zm9yZ2VkLXRva2VuLTdR';
/** A sign-in, a password or a code that was wrong; a right that an account has not is 403. */
const WRONG_SECRET = /"(?:INVALID_CREDENTIALS|PASSWORD_WRONG|SECOND_FACTOR_WRONG|SIGN_IN_CODE_WRONG)"/;
/** A link or a challenge that was never given, or was used before. */
const WRONG_LINK = /"(?:RESET_LINK_INVALID|SIGN_IN_LINK_INVALID|SIGN_IN_CODE_INVALID|EMAIL_LINK_INVALID)"/;
const lineSchema = z.looseObject({
  level: z.int(),
  time: z.int(),
  msg: z.string(),
  event: z.optional(z.string()),
  status: z.optional(z.int()),
  reqId: z.optional(z.string()),
});

/** Every text of a call made hostile: it carries a secret and a card, and would end the line. */
const hostile = (call: SampleCall): SampleCall => {
  const spoil = (value: unknown): unknown => {
    if (typeof value === 'string') return `${value}${CARRIED}${CARD}${FORGED}`;
    if (Array.isArray(value)) return value.map(spoil);
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, spoil(one)]))
      : value;
  };
  const texts = (values = {}) =>
    Object.fromEntries(Object.entries(values).map(([name, one]) => [name, String(spoil(one))]));
  return {
    ...{ by: call.by, params: texts(call.params), query: texts({ ...call.query, token: CARRIED }) },
    ...(call.body && {
      body: Object.fromEntries(Object.entries(call.body).map(([name, one]) => [name, spoil(one)])),
    }),
  };
};

describe('the log at its most talkative level', () => {
  const lines: string[] = [];
  let place: OpenSampleScene;
  before(async () => {
    const logger = loggerOf({ ...testSettings(), LOG_LEVEL: 'debug' });
    assert.ok(typeof logger === 'object');
    const stream = { write: (line: string) => void lines.push(line) };
    place = await openSampleScene({ logger: { ...logger, stream } });
  });
  after(() => place.close());

  it('has no secret of any call, no line that a call forged, and each refused sign-in and right', async (test) => {
    const random = randomOf(testSeed(test));
    const { scene, database } = place;
    const ended = await tokenOf(database, scene.people.customer.id);
    const fixed = [
      ...[FORGED_TOKEN, ended],
      ...[CARRIED, CARD, SCENE_PASSWORD, scene.secret, scene.reset, scene.signInLink, scene.confirmation],
      ...[
        scene.challenge,
        scene.checkout.signature,
        ...Object.values(scene.people).map(({ token }) => token),
      ],
      ...scene.refreshCookie.split('; ').map((cookie) => cookie.split('=')[1] ?? ''),
      ...Object.values(scene.people).map(({ email }) => email),
    ];
    /** What replies gave away, as words. */
    const given = new Set<string>();
    /** The ids of requests that were refused for who sent them, or for a secret that was wrong. */
    const refused: string[] = [];
    const make = async (name: string, call: SampleCall, badToken?: string) => {
      const sent: Record<string, string> = badToken ? { authorization: `Bearer ${badToken}` } : {};
      const { statusCode, body, headers } = await place.call(name, call, sent);
      for (const [, secret] of body.matchAll(/"(?:token|secret|challenge)":"([^"]+)"/g))
        given.add(secret ?? '');
      for (const cookie of [headers['set-cookie'] ?? []].flat())
        given.add(/=([^;]{20,})/.exec(cookie)?.[1] ?? CARRIED);
      const isWrong = statusCode >= 400 && (WRONG_SECRET.test(body) || WRONG_LINK.test(body));
      if (statusCode === 403 || isWrong || (badToken && statusCode === 401))
        refused.push(String(headers['x-request-id']));
    };
    const own = place.calls().map(([name]) => name);
    // Those that chance may leave out.
    await make('auth.logout', { by: 'nobody' }, ended);
    for (const token of [FORGED_TOKEN, ended]) await make('auth.me', { by: 'nobody' }, token);
    const { email } = scene.people.admin;
    await make('auth.login', { by: 'nobody', body: { email, password: CARRIED } });
    const newPassword = `${SCENE_PASSWORD}-anew`;
    await make('auth.changePassword', { by: 'admin', body: { currentPassword: CARRIED, newPassword } });
    await make('admin.figures', { by: 'customer' });
    assert.equal(refused.length, 5);
    // As they are once, then hostile and by others until there are enough lines.
    for (const name of own) await make(name, Object.fromEntries(place.calls())[name] ?? assert.fail(name));
    const calls = Object.fromEntries(place.calls());
    while (lines.length < LINES) {
      const name = random.pick(own);
      const call = calls[name] ?? assert.fail(name);
      const spoilt = random.next() < 0.7 ? hostile(call) : call;
      if (operationNamed(name).access === 'public') await make(name, spoilt);
      else if (random.next() < 0.1) await make(name, spoilt, random.pick([FORGED_TOKEN, ended]));
      else await make(name, { ...spoilt, by: random.pick(CALLERS) });
    }
    const leaks = lines.filter(
      (line) =>
        fixed.some((secret) => line.includes(secret)) ||
        (line.match(WORD) ?? []).some((word) => given.has(word)),
    );
    assert.deepEqual(leaks.slice(0, 5), []);
    const told = new Set<string | undefined>();
    const forged = lines.filter((line) => {
      const read = lineSchema.safeParse(JSON.parse(line));
      if (read.data?.event !== undefined) told.add(read.data.reqId);
      return line.indexOf('\n') !== line.length - 1 || !read.success || read.data.event === 'forged';
    });
    assert.deepEqual(forged.slice(0, 5), []);
    const untold = refused.filter((id) => !told.has(id));
    assert.deepEqual(untold.slice(0, 5), [], `${untold.length} of ${refused.length} refusals are no event`);
    const figures = {
      lines: lines.length,
      secrets: fixed.length + given.size,
      'of them in a line': leaks.length,
    };
    const events = { 'refusals, each in a line': refused.length, 'of them in none': untold.length };
    shows('T66', { ...figures, 'forged lines': forged.length, ...events });
  });
});
