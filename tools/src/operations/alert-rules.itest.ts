import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FOLDER = path.join(ROOT, 'operations/prometheus');
const PROMTOOL = process.env['PROMTOOL_PATH'] ?? 'promtool';

const rulesSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({ alert: z.string().optional(), record: z.string().optional(), expr: z.string() }),
      ),
    }),
  ),
});
const dashboardSchema = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })).optional() })),
});
const casesSchema = z.object({
  tests: z.array(
    z.object({
      alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) })),
    }),
  ),
});

const readRules = async () =>
  rulesSchema
    .parse(parse(await readFile(path.join(FOLDER, 'rules.yaml'), 'utf8')))
    .groups.flatMap(({ rules }) => rules);
const readRunbook = () => readFile(path.join(ROOT, 'docs/how-to/operator.md'), 'utf8');

const promtool = async (...args: readonly string[]): Promise<void> => {
  // It fails with what it says on its standard output.
  await promisify(execFile)(PROMTOOL, [...args], { cwd: FOLDER }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => assert.fail(`${stdout}${stderr}`),
  );
};

test('Prometheus takes the rules and the example of its settings', async () => {
  await promtool('check', 'rules', 'rules.yaml');
  await promtool('check', 'config', 'prometheus.yaml');
});

test('each alert fires on what it is for, and is quiet on less', async () => {
  await promtool('test', 'rules', 'rules.test.yaml');
  const { tests } = casesSchema.parse(parse(await readFile(path.join(FOLDER, 'rules.test.yaml'), 'utf8')));
  const fired = tests.flatMap(({ alert_rule_test }) =>
    alert_rule_test.flatMap(({ alertname, exp_alerts }) => (exp_alerts.length > 0 ? [alertname] : [])),
  );
  const alerts = (await readRules()).flatMap(({ alert }) => alert ?? []);
  assert.deepEqual(
    alerts.filter((alert) => !fired.includes(alert)),
    [],
  );
});

test('the runbook has each alert, with its cause and next step, and no other', async () => {
  const [, section = ''] = (await readRunbook()).split('\n## Alerts\n');
  const [alerts = ''] = section.split('\n## ');
  const told = [...alerts.matchAll(/^\| `(\w+)` \|/gm)].map(([, alert]) => alert);
  assert.deepEqual(told.toSorted(), (await readRules()).flatMap(({ alert }) => alert ?? []).toSorted());
});

const readQueries = async () => {
  const dashboard = dashboardSchema.parse(
    JSON.parse(await readFile(path.join(ROOT, 'operations/grafana/sundara.json'), 'utf8')),
  );
  const shown = dashboard.panels.flatMap(({ targets }) => (targets ?? []).map(({ expr }) => expr));
  assert.ok(shown.length > 0);
  return [...(await readRules()).map(({ expr }) => expr), ...shown];
};

test('rules and dashboard ask for nothing that no server measures', async () => {
  // Names of metrics and of their labels.
  const rows = (await readRunbook()).match(/^\| `[a-z\d_]+` \|.*$/gm) ?? [];
  const measured = new Set(
    rows.flatMap((row) => [...row.matchAll(/`([a-z\d_]+)`/g)].map(([, name]) => name)),
  );
  assert.ok(measured.has('http_server_request_duration_seconds'));
  const asked = (await readQueries()).flatMap(
    (expr) => expr.match(/\b(?:http|db|nodejs|process|v8js|sundara)_[a-z\d_]+(?=[{[)\s]|$)/g) ?? [],
  );
  const unknown = asked.filter(
    (name) => !measured.has(name) && !measured.has(name.replace(/_(?:bucket|count|sum)$/, '')),
  );
  assert.deepEqual(unknown, []);
});
