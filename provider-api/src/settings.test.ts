import { readSettings } from './settings.ts';

const SECRETS = {
  TOKEN_SECRET: 's'.repeat(32),
  RAZORPAY_KEY_SECRET: 'k'.repeat(8),
  RAZORPAY_WEBHOOK_SECRET: 'w'.repeat(8),
};

test('secrets are enough, the rest has defaults', () => {
  expect(readSettings(SECRETS)).toMatchObject({ API_PORT: 3001, DATA_DIR: '.data', DEMO_DATA: true });
});

test('an empty setting counts as not set', () => {
  expect(readSettings({ ...SECRETS, API_PORT: '', DATABASE_URL: '' }).API_PORT).toBe(3001);
});

test.each([
  [{ TOKEN_SECRET: undefined }, /^The setting TOKEN_SECRET is not set: it needs at least 32 characters\.$/],
  [{ TOKEN_SECRET: 'short' }, /^The setting TOKEN_SECRET is not valid: it needs at least 32 characters\.$/],
  [{ API_PORT: 'http' }, /^The setting API_PORT is not valid: it needs a port number, 0 to 65535\.$/],
  [{ API_PORT: '70000' }, /^The setting API_PORT is not valid/],
  [
    { DATABASE_URL: 'mysql://x' },
    /^The setting DATABASE_URL is not valid: it needs a postgres:\/\/ address\.$/,
  ],
  [
    { READ_CACHE_MB: 'lots' },
    /^The setting READ_CACHE_MB is not valid: it needs a whole number of megabytes, 0 to 9999\.$/,
  ],
  [
    { CONTACT_INBOX: 'Team <team@sundara.example>, x@y' },
    /^The setting CONTACT_INBOX is not valid: it needs an e-mail address\.$/,
  ],
  [{ DEMO_DATA: 'maybe' }, /^The setting DEMO_DATA is not valid: it needs to be on or off\.$/],
])('%j is told in one sentence that names it', (wrong, sentence) => {
  expect(() => readSettings({ ...SECRETS, ...wrong })).toThrow(sentence);
});

test('a secret never stands in the sentence', () => {
  expect(() => readSettings({ ...SECRETS, RAZORPAY_KEY_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
});
