import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type Helm, openHelm } from './helm.ts';
import { type Manifest, manifestSchema, podsOf, selects } from './manifest.ts';
import { CLOSING_SECONDS, SERVERS, settingFaults } from './run-settings.ts';
import { typeFaults } from './type-faults.ts';

const LEAST = ['host=sundara.example'];
const ALL = [
  ...LEAST,
  ...['metrics.enabled=true', 'metrics.podMonitor=true', 'keysSecretName=keys', 'auditClaim=audit'],
  ...['backup.enabled=true', 'backup.claim=backups', 'backup.recipient=age1x'],
  ...['ingress.enabled=true', 'ingress.tlsSecretName=tls', 'roles.api.autoscaling.enabled=true'],
];
const RESTRICTED = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
};
const NOT_ROOT = {
  ...{ runAsNonRoot: true, runAsUser: 1000, runAsGroup: 1000, fsGroup: 1000 },
  ...{ fsGroupChangePolicy: 'OnRootMismatch', seccompProfile: { type: 'RuntimeDefault' } },
};

const ofKind = (manifests: readonly Manifest[], kind: string) =>
  manifests.filter((manifest) => manifest.kind === kind);

describe('the chart', () => {
  let folder: string;
  let helm: Helm;
  let least: readonly Manifest[];
  let all: readonly Manifest[];
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sundara-chart-'));
    helm = await openHelm(folder);
    const read = async (values: readonly string[]) =>
      (await helm.render(values)).map((manifest) => manifestSchema.parse(manifest));
    [least, all] = [await read(LEAST), await read(ALL)];
  });
  after(() => rm(folder, { recursive: true }));
  const serverOf = (name: string) => {
    const [found, ...more] = podsOf(ofKind(all, 'Deployment')).filter(
      ({ pod }) => pod.metadata.labels['app.kubernetes.io/component'] === name,
    );
    const [container] = found?.pod.spec.containers ?? [];
    assert.ok(found && container && more.length === 0, `one deployment of ${name}`);
    return { ...found, container, env: new Map(container.env.map((one) => [one.name, one.value])) };
  };

  it('is what Helm takes, and makes what Kubernetes takes', async () => {
    await helm.lint(ALL);
    for (const [name, values] of Object.entries({ least: LEAST, all: ALL }))
      assert.equal(await typeFaults(await helm.render(values), path.join(folder, name)), '');
  });

  it('refuses values that are missing or not written right', async () => {
    for (const [values, sentence] of [
      [[], /host/],
      [[...LEAST, 'roles.api.replica=3'], /replica is not allowed/],
      [[...LEAST, 'backup.enabled=true', 'backup.recipient=age1x'], /backup\.claim names the claim/],
    ] as const)
      await assert.rejects(() => helm.render(values), sentence);
  });

  it('starts no container as root, with a root file system to write to, a capability, or a token of the cluster', () => {
    assert.equal(podsOf(all).length, SERVERS.length + 2);
    for (const { pod } of podsOf(all)) {
      assert.equal(pod.spec.automountServiceAccountToken, false);
      assert.deepEqual(pod.spec.securityContext, NOT_ROOT);
      for (const { securityContext } of pod.spec.containers) assert.deepEqual(securityContext, RESTRICTED);
    }
  });

  it('runs every role that is a server, several times, with probes at the port that the image gives it', () => {
    for (const name of SERVERS) {
      const { container } = serverOf(name);
      assert.deepEqual(container.args, [name]);
      assert.deepEqual(container.ports?.[0], { name: 'http', containerPort: 3000 });
      const { startupProbe, livenessProbe, readinessProbe } = container;
      const asked = [startupProbe, livenessProbe, readinessProbe].map((probe) => probe?.httpGet);
      const at = (address: string) => ({ path: address, port: 'http' });
      assert.deepEqual(asked, [at('/healthz'), at('/healthz'), at('/readyz')]);
    }
    assert.ok(ofKind(least, 'Deployment').every(({ spec }) => (spec?.replicas ?? 0) >= 2));
  });

  it('gives each the time to stop: its delay, and what is under way', () => {
    for (const name of SERVERS) {
      const { pod, env } = serverOf(name);
      const needed = Number(env.get('STOP_DELAY_SECONDS')) + CLOSING_SECONDS;
      assert.ok((pod.spec.terminationGracePeriodSeconds ?? 30) > needed, name);
    }
  });

  it('sets what roles read, and secrets as files that are there', async () => {
    for (const { pod } of podsOf(all)) {
      const [container] = pod.spec.containers;
      const env = Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value]));
      const { BACKUP_RECIPIENT: _, ...settings } = env;
      assert.deepEqual(await settingFaults(settings), []);
      const items = pod.spec.volumes.find(({ name }) => name === 'secrets')?.secret?.items ?? [];
      const files = items.map(({ key }) => `/run/secrets/sundara/${key}`);
      const named = Object.values(env).filter((value) => value.startsWith('/run/secrets/sundara/'));
      assert.deepEqual(named.toSorted(), files.toSorted());
    }
  });

  it('has services, budgets and selectors that find just the pods of their role', () => {
    const pods = podsOf(all).map(({ pod }) => pod);
    for (const kind of ['Deployment', 'Service', 'PodDisruptionBudget'])
      for (const manifest of ofKind(all, kind)) {
        const found = pods.filter((pod) => selects(manifest.spec?.selector ?? {}, pod));
        const names = found.map(({ metadata }) => `shop-${metadata.labels['app.kubernetes.io/component']}`);
        assert.deepEqual(names, [manifest.metadata.name], kind);
      }
    assert.equal(ofKind(all, 'PodDisruptionBudget').length, SERVERS.length);
    const services = ofKind(all, 'Service').map(
      ({ metadata, spec }) => `http://${metadata.name}:${spec?.ports?.[0]?.port}`,
    );
    const { env } = serverOf('site');
    for (const name of ['API_URL', 'RENDER_URL']) assert.ok(services.includes(env.get(name) ?? ''), name);
  });

  it('lets render servers be reached by sites alone, and reach nothing but the stores', () => {
    const policies = ofKind(least, 'NetworkPolicy');
    const render = serverOf('render').pod;
    const ofRender = policies.filter(({ spec }) => selects(spec?.podSelector ?? {}, render));
    assert.deepEqual(
      ofRender.map(({ metadata }) => metadata.name),
      ['shop', 'shop-render'],
    );
    const sources = ofRender.flatMap(({ spec }) => spec?.ingress ?? []).flatMap(({ from }) => from ?? []);
    const site = { 'app.kubernetes.io/component': 'site', 'app.kubernetes.io/instance': 'shop' };
    assert.deepEqual(sources, [
      { podSelector: { matchLabels: { ...site, 'app.kubernetes.io/name': 'sundara' } } },
    ]);
    const reached = JSON.stringify(ofRender.flatMap(({ spec }) => spec?.egress ?? []));
    assert.match(reached, /10\.0\.0\.0\/8/);
    assert.doesNotMatch(reached, /0\.0\.0\.0\/0/);
    for (const { pod } of podsOf(all))
      assert.ok(policies.some(({ spec }) => selects(spec?.podSelector ?? {}, pod)));
  });

  it('migrates before the pods of a newer image start', () => {
    const [job] = ofKind(all, 'Job');
    assert.equal(job?.metadata.annotations?.['helm.sh/hook'], 'pre-install,pre-upgrade');
    assert.deepEqual(podsOf(all).find(({ manifest }) => manifest === job)?.pod.spec.containers[0]?.args, [
      'migrate',
    ]);
  });
});
