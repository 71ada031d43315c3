import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTokens } from './tokens.ts';

const CLAIMS = {
  userId: '0b5c1a52-6f0c-4f7e-9c0e-3f6f6f1f7a01',
  sessionId: '7d8f4a6e-1f1f-4a0e-8d3b-5f4c2f0a9b02',
  sessionVersion: 3,
};
const MINUTE_MS = 60_000;

test('a token that was found genuine is so for 15 minutes from its making, and not a moment longer', async () => {
  const made = Date.parse('2026-11-23T06:30:00.000Z');
  let time = made;
  const tokens = createTokens('a secret that is long enough for tests', () => new Date(time));
  const token = await tokens.sign({ ...CLAIMS, role: 'customer' });
  for (const after of [0, 1, 15 * MINUTE_MS - 1]) {
    time = made + after;
    assert.deepEqual(await tokens.verify(token), CLAIMS);
  }
  for (const after of [15 * MINUTE_MS, 60 * MINUTE_MS]) {
    time = made + after;
    assert.equal(await tokens.verify(token), 'over');
  }
});

test('a genuine token makes no other one good that differs from it by a character', async () => {
  const tokens = createTokens('a secret that is long enough for tests');
  const token = await tokens.sign({ ...CLAIMS, role: 'customer' });
  assert.deepEqual(await tokens.verify(token), CLAIMS);
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === 'A' ? 'B' : 'A';
    const changed = `${token.slice(0, at)}${other}${token.slice(at + 1)}`;
    assert.equal(await tokens.verify(changed), undefined, `changed at ${at}`);
  }
});
