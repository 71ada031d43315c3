import type { ValueChange } from './changed-keys.ts';
import type { CompositionDiff, ReleaseChange } from './diff-compositions.ts';

const CONTRACT_NAMES: Readonly<Record<string, string>> = {
  shellApi: 'shell API',
  providerApi: 'provider API',
};

const arrow = (from: string | null, to: string | null): string => `${from ?? 'none'} → ${to ?? 'none'}`;

/** A difference in kilobytes with its sign: '+1.4 KB', '±0 KB'. */
export const byteChange = (from: number, to: number): string => {
  const kilobytes = (to - from) / 1024;
  if (kilobytes === 0) return '±0 KB';
  return `${kilobytes > 0 ? '+' : '-'}${Math.abs(kilobytes).toFixed(1)} KB`;
};

const releaseLines = (change: ReleaseChange): readonly string[] => [
  `${change.id}  ${arrow(change.from, change.to)}  ${byteChange(change.fromBytes, change.toBytes)}`,
  ...change.contracts.map(({ key, from, to }) => `  ${CONTRACT_NAMES[key] ?? key}: ${arrow(from, to)}`),
  ...change.shared.map(({ key, from, to }) => `  shared ${key}: ${arrow(from, to)}`),
  ...change.operations.added.map((name) => `  calls ${name}`),
  ...change.operations.removed.map((name) => `  calls ${name} no more`),
];

const routeLine = ({ key, from, to }: ValueChange): string => {
  if (from === null) return `  + ${key} (${to})`;
  return to === null ? `  - ${key} (${from})` : `  ${key}: ${from} → ${to}`;
};

/** The difference as text for people. */
export const diffText = ({ releases, routes, bytes }: CompositionDiff): string => {
  if (releases.length === 0) return 'They are the same.';
  const lines = [
    ...releases.flatMap(releaseLines),
    ...(routes.length > 0 ? ['Routes', ...routes.map(routeLine)] : []),
    `Files in all: ${Math.ceil(bytes.from / 1024)} KB → ${Math.ceil(bytes.to / 1024)} KB (${byteChange(bytes.from, bytes.to)})`,
  ];
  return lines.join('\n');
};
