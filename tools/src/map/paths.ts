import { type Point, project } from './frame.ts';

const joined = (numbers: readonly number[]): string =>
  numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');

/** The start and the steps from there, without those of length zero. */
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

/** A line in degrees as an SVG path. */
export const linePath = (degrees: readonly Point[]): string => {
  const { start, steps } = stepsOf(degrees);
  return `M${joined(start)}l${joined(steps)}`;
};

/** A ring in degrees as a closed path; '' when it has no area left. */
export const ringPath = (ring: readonly Point[]): string => {
  // The last point of a ring equals its first, so closing the path draws it.
  const { start, steps } = stepsOf(ring.slice(0, -1));
  return steps.length < 4 ? '' : `M${joined(start)}l${joined(steps)}z`;
};
