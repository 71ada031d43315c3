import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, until } from '@sundara/contracts/testing';
import { endChild, hasEnded } from '../../end-child.ts';
import type { Cluster } from '../cluster.ts';
import { fasterRules } from './faster-rules.ts';

const RULES = fileURLToPath(new URL('../../../../operations/prometheus/rules.yaml', import.meta.url));

/** It comes with promtool. */
const PROMETHEUS = path.join(path.dirname(process.env.PROMTOOL_PATH ?? '/usr/bin/promtool'), 'prometheus');

export interface Prometheus {
  /** The names of the alerts that fire now. */
  firing(): Promise<ReadonlySet<string>>;
  stop(): Promise<void>;
}

const settingsOf = ({ processes }: Pick<Cluster, 'processes'>): string => {
  const jobs = Object.entries(processes).map(([role, some]) => {
    const targets = some.map(({ metricsPort }) => `"127.0.0.1:${metricsPort}"`);
    return `  - { job_name: sundara-${role}, static_configs: [{ targets: [${targets.join(', ')}] }] }`;
  });
  return `global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: [rules.yaml]
scrape_configs:
${jobs.join('\n')}
`;
};

/** The names of all alerts of the operator's rules. */
export const alertNames = async (): Promise<readonly string[]> =>
  [...(await readFile(RULES, 'utf8')).matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

/** Starts Prometheus with the operator's rules at a faster pace; it asks every process of the cluster each second. */
export const startPrometheus = async (cluster: Cluster, folder: string): Promise<Prometheus> => {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'rules.yaml'), fasterRules(await readFile(RULES, 'utf8')));
  await writeFile(path.join(folder, 'prometheus.yaml'), settingsOf(cluster));
  const port = await freePort();
  const child = spawn(
    PROMETHEUS,
    [
      `--config.file=${path.join(folder, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${path.join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4_000);
  });
  const address = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (hasEnded(child)) throw new Error(`Prometheus did not start:\n${said}`);
    return (await fetch(`${address}/-/ready`).catch(() => undefined))?.ok;
  });
  return {
    firing: async () => {
      const { data } = await (await fetch(`${address}/api/v1/alerts`)).json();
      const alerts: { state: string; labels: { alertname: string } }[] = data.alerts;
      return new Set(alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname));
    },
    stop: () => endChild(child),
  };
};
