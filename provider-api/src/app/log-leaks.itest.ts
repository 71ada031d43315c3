import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { randomOf, shows, sized, testSeed } from '@sundara/contracts/testing';
import * as z from 'zod/mini';
import { testSettings } from '../testing/test-settings.ts';
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
const lineSchema = z.looseObject({
  level: z.int(),
  time: z.int(),
  msg: z.string(),
  event: z.optional(z.string()),
  status: z.optional(z.int()),
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
    const { scene } = place;
    const fixed = [
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
    let refused = 0;
    const make = async (name: string, call: SampleCall) => {
      const { statusCode, body, headers } = await place.call(name, call);
      for (const [, secret] of body.matchAll(/"(?:token|secret|challenge)":"([^"]+)"/g))
        given.add(secret ?? '');
      for (const cookie of [headers['set-cookie'] ?? []].flat())
        given.add(/=([^;]{20,})/.exec(cookie)?.[1] ?? CARRIED);
      if (statusCode === 403 || /"(?:INVALID_CREDENTIALS|PASSWORD_WRONG|SECOND_FACTOR_WRONG)"/.test(body))
        refused += 1;
    };
    const events = () =>
      lines.filter((line) => /"event":"(?:authn_login_fail|authz_fail)"/.test(line)).length;
    const own = place.calls().map(([name]) => name);
    // As they are once, then hostile and by others until there are enough lines.
    for (const name of own) await make(name, Object.fromEntries(place.calls())[name] ?? assert.fail(name));
    const calls = Object.fromEntries(place.calls());
    while (lines.length < LINES) {
      const name = random.pick(own);
      const call = calls[name] ?? assert.fail(name);
      const spoilt = random.next() < 0.7 ? hostile(call) : call;
      await make(
        name,
        operationNamed(name).access === 'public' ? spoilt : { ...spoilt, by: random.pick(CALLERS) },
      );
    }
    const leaks = lines.filter(
      (line) =>
        fixed.some((secret) => line.includes(secret)) ||
        (line.match(WORD) ?? []).some((word) => given.has(word)),
    );
    assert.deepEqual(leaks.slice(0, 5), []);
    const forged = lines.filter((line) => {
      const read = lineSchema.safeParse(JSON.parse(line));
      return line.indexOf('\n') !== line.length - 1 || !read.success || read.data.event === 'forged';
    });
    assert.deepEqual(forged.slice(0, 5), []);
    assert.ok(refused > 0);
    assert.ok(events() >= refused, `${events()} lines of ${refused} refusals`);
    const figures = {
      lines: lines.length,
      secrets: fixed.length + given.size,
      'of them in a line': leaks.length,
    };
    shows('T66', { ...figures, 'forged lines': forged.length, 'refusals, each in a line': refused });
  });
});
