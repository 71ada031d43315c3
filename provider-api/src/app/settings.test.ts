import { readSettings } from './settings.ts';

const SECRETS = {
  TOKEN_SECRET: 's'.repeat(32),
  RAZORPAY_KEY_SECRET: 'k'.repeat(8),
  RAZORPAY_WEBHOOK_SECRET: 'w'.repeat(8),
};

test('secrets are enough, the rest has defaults', () => {
  expect(readSettings(SECRETS)).toMatchObject({ API_PORT: 3001, DATA_DIR: '.data', DEMO_DATA: true });
});

const OPERATION = [
  { SITE_HOSTS: 'sundara.example=production' },
  { SMTP_URL: 'smtps://mail.example' },
  { RAZORPAY_KEY_ID: 'rzp_live_1' },
] as const;

test.each(OPERATION)(
  '%j is no demonstration: no demo account starts there, and none can be asked for',
  (sign) => {
    expect(readSettings({ ...SECRETS, ...sign }).DEMO_DATA).toBe(false);
    const [name] = Object.keys(sign);
    expect(() => readSettings({ ...SECRETS, ...sign, DEMO_DATA: 'on' })).toThrow(
      `The setting DEMO_DATA is not valid: with ${name} this is a site that others use, and it needs to be off`,
    );
  },
);

test('a demonstration may be without demo data, and with it on a database of its own', () => {
  expect(readSettings({ ...SECRETS, DEMO_DATA: 'off' }).DEMO_DATA).toBe(false);
  const DATABASE_URL = 'postgres://127.0.0.1/sundara';
  expect(readSettings({ ...SECRETS, DATABASE_URL, DEMO_DATA: 'on' }).DEMO_DATA).toBe(true);
});

test('what one admin may give back alone is told in rupees, ₹2,000 unless told, and kept in paise', () => {
  const read = (text?: string) => readSettings({ ...SECRETS, REFUND_ALONE_LIMIT: text }).REFUND_ALONE_LIMIT;
  expect([read(), read('0'), read('750')]).toEqual([200_000, 0, 75_000]);
});

test('site servers that are believed stand in a list', () => {
  const read = (text: string) => readSettings({ ...SECRETS, TRUSTED_PROXIES: text }).TRUSTED_PROXIES;
  expect(read('10.0.0.1, 10.1.0.0/16,2001:db8::/32')).toEqual(['10.0.0.1', '10.1.0.0/16', '2001:db8::/32']);
  expect(read('')).toEqual([]);
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
    { METRICS_PORT: '9464x' },
    /^The setting METRICS_PORT is not valid: it needs a port number, 0 to 65535\.$/,
  ],
  [
    { DATABASE_URL: 'mysql://x' },
    /^The setting DATABASE_URL is not valid: it needs a postgres:\/\/ address\.$/,
  ],
  [
    { DATABASE_WAIT_SECONDS: '0' },
    /^The setting DATABASE_WAIT_SECONDS is not valid: it needs a whole number of seconds, 1 to 600\.$/,
  ],
  [
    { UNPAID_HOLDS_PER_NETWORK: '-1' },
    /^The setting UNPAID_HOLDS_PER_NETWORK is not valid: it needs a whole number, 0 to 9999\.$/,
  ],
  [
    { READ_CACHE_MB: 'lots' },
    /^The setting READ_CACHE_MB is not valid: it needs a whole number of megabytes, 0 to 9999\.$/,
  ],
  [
    { CONTACT_INBOX: 'Team <team@sundara.example>, x@y' },
    /^The setting CONTACT_INBOX is not valid: it needs an e-mail address\.$/,
  ],
  [
    { COMPANY_GSTIN: '29AABCS1234F1Z5' },
    /^The setting COMPANY_GSTIN is not valid: it needs a GSTIN of Telangana: 15 characters from 36 on\.$/,
  ],
  [
    { TRUSTED_PROXIES: '10.0.0.1, site.local' },
    /^The setting TRUSTED_PROXIES is not valid: it needs addresses or networks with commas between\.$/,
  ],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^The setting TRUSTED_PROXIES is not valid/],
  [{ S3_ENDPOINT: 's3.example' }, /^The setting S3_ENDPOINT is not valid/],
  [
    { REFUND_ALONE_LIMIT: '-5' },
    /^The setting REFUND_ALONE_LIMIT is not valid: it needs a whole number of rupees, 0 to 999999\.$/,
  ],
  [{ DEMO_DATA: 'maybe' }, /^The setting DEMO_DATA is not valid: it needs to be on or off\.$/],
])('%j is told in one sentence that names it', (wrong, sentence) => {
  expect(() => readSettings({ ...SECRETS, ...wrong })).toThrow(sentence);
});

const BUCKET = {
  ...{ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'pictures', S3_REGION: 'ap-south-1' },
  ...{ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
};

test.each(Object.keys(BUCKET))(
  'a bucket for uploads is whole or not there: without %s nothing starts',
  (name) => {
    expect(readSettings({ ...SECRETS, ...BUCKET })).toMatchObject(BUCKET);
    expect(() => readSettings({ ...SECRETS, ...BUCKET, [name]: '' })).toThrow(
      `The setting ${name} is not set: it needs to be where others of the uploads' bucket are.`,
    );
  },
);

test('a secret never stands in the sentence', () => {
  expect(() => readSettings({ ...SECRETS, RAZORPAY_KEY_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
});
