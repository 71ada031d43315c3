import { METRO_LINES, STATIONS, WARDS } from './data/city.data.ts';
import type { MapPoint } from './projection.ts';

export interface Ward extends MapPoint {
  readonly name: string;
  /** Which of the corporation's zones it belongs to, from 0. */
  readonly zone: number;
  /** Its outline as an SVG path, with absolute starts and relative steps. */
  readonly path: string;
}

export interface Station extends MapPoint {
  readonly name: string;
}

export const wards: readonly Ward[] = WARDS;
export const stations: readonly Station[] = STATIONS.map(([name, x, y]) => ({ name, x, y }));
export const metroLines: readonly { readonly name: string; readonly path: string }[] = METRO_LINES;
