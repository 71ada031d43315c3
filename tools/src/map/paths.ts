import { type Point, project } from './frame.ts';

const joined = (numbers: readonly number[]): string =>
  numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');

/** The start and the steps from there, those of no length left out. */
const stepsOf = (degrees: readonly Point[]) => {
  const [start = [0, 0], ...others] = degrees.map(([longitude, latitude]) => project(longitude, latitude));
  const steps: number[] = [];
  let [x, y] = start;
  for (const [nextX, nextY] of others) {
    if (nextX === x && nextY === y) continue;
    steps.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return { start, steps };
};

/** A line of degrees as the path of an SVG. */
export const linePath = (degrees: readonly Point[]): string => {
  const { start, steps } = stepsOf(degrees);
  return `M${joined(start)}l${joined(steps)}`;
};

/** A ring of degrees as a closed path; '' when no area is left of it. */
export const ringPath = (ring: readonly Point[]): string => {
  // The last point of a ring is its first, which closing the path draws.
  const { start, steps } = stepsOf(ring.slice(0, -1));
  return steps.length < 4 ? '' : `M${joined(start)}l${joined(steps)}z`;
};
