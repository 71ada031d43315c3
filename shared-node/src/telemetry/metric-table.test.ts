import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { metrics } from '@opentelemetry/api';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { counter, durations, observe } from './measure.ts';
import { METRICS, type MetricName, type NameOf } from './metric-table.ts';
import { namesWithUnits, PrometheusReader } from './prometheus-reader.ts';

const exporter = new PrometheusReader();
metrics.setGlobalMeterProvider(new MeterProvider({ readers: [exporter], views: namesWithUnits }));
afterAll(() => metrics.disable());

const make = (name: MetricName): void => {
  const { kind, labels } = METRICS[name];
  const labelled = Object.fromEntries(labels.map((label) => [label, 'x']));
  if (kind === 'counter') counter(name as NameOf<'counter'>).add(1, labelled);
  else if (kind === 'histogram') durations(name as NameOf<'histogram'>).record(1, labelled);
  else observe(name as NameOf<'gauge'>, (result) => result.observe(1, labelled));
};

const scrape = (): Promise<string> =>
  new Promise((resolve) => {
    exporter.getMetricsRequestHandler(
      {} as never,
      { setHeader: () => {}, end: resolve } as unknown as ServerResponse,
    );
  });

const OF = { all: 'all', api: '`api`', jobs: '`worker`', site: '`site`' } as const;

test("the operator's table has every metric as Prometheus reads it, and no other", async () => {
  const names = Object.keys(METRICS) as MetricName[];
  for (const name of names) make(name);
  const told = [
    ...(await scrape()).matchAll(
      /^# HELP (\S+) (.*)\n(?:# UNIT.*\n)?# TYPE \S+ (\w+)\n([^{\n]*)(?:\{([^}]*)\})?/gm,
    ),
  ]
    .filter(([, name]) => name !== 'target_info')
    .map(([, name, says, type, , labels = '']) => {
      const metric = Object.values(METRICS).find((one) => one.says === says);
      const shown = [...labels.matchAll(/(\w+)="/g)]
        .map(([, label]) => label)
        .filter((label) => label !== 'le');
      return `| \`${name}\` | ${type} | ${shown.map((label) => `\`${label}\``).join(', ')} | ${metric && OF[metric.of]} | ${says} |`;
    });
  expect(told).toHaveLength(names.length);
  const manual = readFileSync(path.join(__dirname, '../../../docs/how-to/operator.md'), 'utf8');
  const lines = manual
    .split('\n')
    .filter((line) => /^\| `[a-z]\w+_\w+` \| (counter|gauge|histogram) \|/.test(line));
  expect(lines.toSorted()).toEqual(told.toSorted());
});
