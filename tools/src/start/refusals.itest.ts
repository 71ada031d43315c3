import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { freePort } from '@sundara/contracts/testing';
import { runTool } from '../processes/run-tool.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const LIMIT_MS = 60_000;

const aFolder = async (context: TestContext): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sundara-start-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** Starts the product with settings that it can't start with. */
const startWith = async (context: TestContext, settings: Readonly<Record<string, string>>) => {
  const dataDir = await aFolder(context);
  const [PORT, API_PORT, SANDBOX_PORT] = [await freePort(), await freePort(), await freePort()].map(String);
  const environment = {
    PATH: process.env.PATH,
    PORT,
    API_PORT,
    SANDBOX_PORT,
    DATA_DIR: dataDir,
    ...settings,
  };
  const { code, stdout, stderr } = await runTool(ROOT, ['tools/start.mjs'], LIMIT_MS, environment);
  return { code, stdout, stderr, dataDir };
};

/** Checks for one line on stderr, exit code 1, and nothing built yet. */
const assertRefused = (run: Awaited<ReturnType<typeof startWith>>, sentence: RegExp): void => {
  assert.match(run.stderr, sentence);
  assert.equal(run.stderr.trim().split('\n').length, 1, run.stderr);
  assert.equal(run.code, 1);
  assert.doesNotMatch(run.stdout, /building/);
};

test('each of the three ports is looked at first, and a taken one is named with its setting', async (context) => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  context.after(() => holder.close());
  const address = holder.address();
  const taken = String(typeof address === 'object' && address ? address.port : 0);
  for (const [setting, server] of [
    ['PORT', 'the site'],
    ['API_PORT', 'the provider API'],
    ['SANDBOX_PORT', 'the payment sandbox'],
  ] as const) {
    const run = await startWith(context, { [setting]: taken });
    const remedy = `end what listens there, or set ${setting} to a free port`;
    assertRefused(
      run,
      new RegExp(`^Sundara cannot start: port ${taken} for ${server} is taken: ${remedy}\\.\\n$`),
    );
    assert.equal(run.stdout, '');
  }
});

test('a wrong setting is one sentence that names it', async (context) => {
  const port = String(await freePort());
  for (const [settings, sentence] of [
    [{ PORT: '99999' }, /PORT must be a port number from 1 to 65535, and '99999' is none\./],
    [{ PORT: '4190' }, /browsers refuse port 4190 for the site, .*: set PORT to another one\./],
    [{ PORT: port, API_PORT: port }, /PORT and API_PORT are both \d+: give them two ports\./],
    [{ API_PORT: `${port},3x` }, /API_PORT must be a port number from 1 to 65535, and '3x' is none\./],
    [{ API_PORT: `${port},${port}` }, /API_PORT and API_PORT are both \d+: give them two ports\./],
    [
      { API_PORT: `${port},${await freePort()}` },
      /API_PORT names 2 ports .* the embedded database serves one: set DATABASE_URL/,
    ],
    [{ ENVIRONMENT: 'Produktion!' }, /ENVIRONMENT must be a name in lower case, for instance 'staging'\./],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of fatal, error, warn, info, debug, silent\./],
    [{ DATABASE_URL: 'mysql://root@localhost' }, /DATABASE_URL must be an address like postgres:/],
    [
      { SITE_HOSTS: 'sundara.example=production', HOST: '0.0.0.0' },
      /with SITE_HOSTS and HOST this is a site that others use, and without SMTP_URL and RAZORPAY_URL .* or ALLOW_DEMO=on\./,
    ],
    [
      { DATABASE_URL: 'postgres://127.0.0.1/sundara', SMTP_URL: 'smtp://127.0.0.1' },
      /with DATABASE_URL .* without RAZORPAY_URL .* set RAZORPAY_URL, or ALLOW_DEMO=on\./,
    ],
    [
      { SMTP_URL: 'smtps://mail.example', DEMO_DATA: 'on' },
      /with SMTP_URL this is a site that others use, .* passwords of demo accounts: leave DEMO_DATA out/,
    ],
    [
      {
        ...{ SITE_HOSTS: 'sundara.example=production', ALLOW_DEMO: 'on', DEMO_DATA: 'on' },
        RAZORPAY_KEY_ID: 'rzp_live_1',
      },
      /with SITE_HOSTS and RAZORPAY_KEY_ID .* passwords of demo accounts: leave DEMO_DATA out/,
    ],
    [{ SMTP_URL: 'mail.example' }, /SMTP_URL must be an smtp:\/\/ or smtps:\/\/ address\./],
    [
      { RAZORPAY_URL: 'https://api.razorpay.example', RAZORPAY_KEY_ID: 'rzp_live_1' },
      /RAZORPAY_URL .* RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET must be set too\./,
    ],
    [
      { DATA_DIR: path.join(ROOT, 'package.json') },
      /DATA_DIR is .*package\.json, and nothing can be written there/,
    ],
  ] as const) {
    assertRefused(await startWith(context, settings), sentence);
  }
});

test('a setting that may hold a password is not repeated', async (context) => {
  const { stderr } = await startWith(context, { DATABASE_URL: 'mysql://root:marigold@localhost' });
  assert.doesNotMatch(stderr, /marigold/);
});

test('a database that does not answer is told before anything is built', async (context) => {
  const port = await freePort();
  const DATABASE_URL = `postgres://me:marigold@127.0.0.1:${port}/sundara`;
  const run = await startWith(context, { DATABASE_URL, ALLOW_DEMO: 'on' });
  assertRefused(
    run,
    new RegExp(`the database at 127\\.0\\.0\\.1:${port} can't be reached \\(ECONNREFUSED\\)`),
  );
  assert.doesNotMatch(run.stderr, /marigold/);
});

test('an environment that nothing runs in is told before anything is built', async (context) => {
  const run = await startWith(context, { ENVIRONMENT: 'blue' });
  assertRefused(
    run,
    /nothing runs in the environment 'blue': set ENVIRONMENT to one of local, production, staging, qa/,
  );
});

test('a corrupt environment document or secrets file is told, and left as it is', async (context) => {
  const dataDir = await aFolder(context);
  const document = path.join(dataDir, 'registry/documents/environments/local/1.json');
  await mkdir(path.dirname(document), { recursive: true });
  await writeFile(document, '{"environment":"local","seq');
  assertRefused(await startWith(context, { DATA_DIR: dataDir }), /environments\/local is not valid JSON/);
  assert.equal((await stat(document)).size, 27);
  await writeFile(path.join(dataDir, 'secrets.json'), '{}');
  assertRefused(
    await startWith(context, { DATA_DIR: dataDir }),
    /secrets\.json doesn't hold the secrets any more/,
  );
});
