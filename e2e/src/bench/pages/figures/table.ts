import { type Goal, isKept, type Measure } from './goals.ts';
import { ratioOf, spreadOf } from './statistics.ts';

const numberText = (value: number, unit: Measure['unit']): string => {
  if (!Number.isFinite(value)) return '–';
  if (unit === 'bytes') return `${(value / 1_000).toFixed(1)} kB`;
  if (unit === 'score') return value.toFixed(4);
  return unit === 'ms' && value < 10 ? value.toFixed(2) : `${Math.round(value)}`;
};

const spreadText = (values: readonly number[], unit: Measure['unit']): string => {
  if (values.length === 0) return '–';
  const { median, lowest, highest } = spreadOf(values);
  const middle = numberText(median, unit);
  return lowest === highest ? middle : `${middle} [${numberText(lowest, unit)}–${numberText(highest, unit)}]`;
};

const goalText = (goal: Goal | undefined, unit: Measure['unit']): string => {
  if (!goal) return '';
  return 'most' in goal
    ? `≤ ${unit === 'count' ? goal.most : `${goal.most}`}`
    : `≤ ${goal.mostRatio.toFixed(2)} ×`;
};

/** What the two series of values are of. */
const SIDES = ['federated', 'monolith'] as const;

const row = (measure: Measure): readonly string[] => {
  const { name, unit, federated, monolith, goal } = measure;
  const kept = isKept(measure);
  const ratio = monolith.length > 0 ? ratioOf(federated, monolith) : Number.NaN;
  return [
    unit === 'ms' ? `${name}, ms` : name,
    spreadText(federated, unit),
    spreadText(monolith, unit),
    Number.isFinite(ratio) ? ratio.toFixed(2) : '–',
    goalText(goal, unit),
    kept === undefined ? '' : kept ? 'kept' : 'missed',
  ];
};

/** Lines of a table: the median of each measure with [lowest–highest], the ratio of the sides, goal and verdict. */
export const tableOf = (
  measures: readonly Measure[],
  sides: readonly [string, string] = SIDES,
): readonly string[] => {
  const head = ['', ...sides, 'ratio', 'goal', ''];
  const rows = [head, ...measures.map(row)];
  const widths = head.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows.map((cells) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
};
