import { settingsFrom } from './registry-settings.ts';

test('without settings everything lies in .data', () => {
  const { dataDir, keysDir, trustFile, databaseUrl, bucket } = settingsFrom({ DATA_DIR: '', KEYS_DIR: ' ' });
  expect(dataDir).toMatch(/\/\.data$/);
  expect(keysDir).toBe(`${dataDir}/keys`);
  expect(trustFile).toBe(`${dataDir}/keys/trust.json`);
  expect([databaseUrl, bucket]).toEqual([undefined, undefined]);
});

test('keys and trust can lie apart from the data', () => {
  const settings = settingsFrom({
    DATA_DIR: '/srv/data',
    KEYS_DIR: '/run/keys',
    TRUST_FILE: '/etc/trust.json',
  });
  expect(settings).toMatchObject({
    dataDir: '/srv/data',
    keysDir: '/run/keys',
    trustFile: '/etc/trust.json',
  });
});

test('a bucket is read with its credentials, and lacks none of them', () => {
  const variables = {
    REGISTRY_BUCKET_URL: 'https://s3.example/sundara/releases/',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  };
  expect(settingsFrom(variables).bucket).toEqual({
    url: 'https://s3.example/sundara/releases',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    sessionToken: undefined,
  });
  expect(() => settingsFrom({ ...variables, AWS_SECRET_ACCESS_KEY: '' })).toThrow(
    'REGISTRY_BUCKET_URL is set, so AWS_SECRET_ACCESS_KEY must be set too.',
  );
});

test('a wrong address is told by its variable, and never shown, as it may hold a password', () => {
  for (const wrong of ['mysql://u:secret@host/name', 'postgres://u:secret@host', 'secret'])
    expect(() => settingsFrom({ REGISTRY_DATABASE_URL: wrong })).toThrow(
      "REGISTRY_DATABASE_URL must be the address of a database, 'postgres://user:password@host/name'.",
    );
  for (const wrong of ['s3://bucket', 'https://s3.example', 'secret'])
    expect(() => settingsFrom({ REGISTRY_BUCKET_URL: wrong })).toThrow(
      "REGISTRY_BUCKET_URL must be the address of a bucket, 'https://s3.example/sundara'.",
    );
});
