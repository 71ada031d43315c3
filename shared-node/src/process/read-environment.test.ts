import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from './read-environment.ts';
import { EXIT } from './role.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sundara-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string, content: string): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};

it('takes the settings file, and over it what the environment sets and does not leave empty', () => {
  const file = fileOf('settings.env', '# ours\nPORT=3000\nHOST="0.0.0.0"\nLOG_LEVEL=info\n');
  expect(readEnvironment({ PORT: '4000', HOST: '' }, file)).toEqual({
    PORT: '4000',
    HOST: '0.0.0.0',
    LOG_LEVEL: 'info',
  });
});

it('reads a secret from the file that is named for it, without the end of its line', () => {
  const file = fileOf('token', ' kept as it is \n');
  expect(readEnvironment({ TOKEN_SECRET_FILE: file }).TOKEN_SECRET).toBe(' kept as it is ');
});

it('leaves files alone that are not secrets of ours', () => {
  const others = { TRUST_FILE: '/none/trust.json', SSL_CERT_FILE: '/none/certificates.pem' };
  expect(readEnvironment(others)).toEqual(others);
});

it('refuses a secret that is given twice, and files that cannot be read, without telling a value', () => {
  const twice = { TOKEN_SECRET: 'hidden', TOKEN_SECRET_FILE: fileOf('token', 'hidden') };
  const refusals = [
    () => readEnvironment(twice),
    () => readEnvironment({ TOKEN_SECRET_FILE: join(folder, 'none') }),
    () => readEnvironment({}, join(folder, 'none.env')),
  ].map((read) => {
    try {
      read();
    } catch (error) {
      return error;
    }
    return undefined;
  });
  expect(refusals).toMatchObject([
    {
      code: EXIT.wrongSetting,
      message: 'The settings TOKEN_SECRET and TOKEN_SECRET_FILE are both set: one of them is enough.',
    },
    {
      code: EXIT.wrongSetting,
      message: expect.stringMatching(/^The file that TOKEN_SECRET_FILE names .*ENOENT/),
    },
    {
      code: EXIT.wrongSetting,
      message: expect.stringMatching(/^The settings file can't be read \(ENOENT\)/),
    },
  ]);
});
