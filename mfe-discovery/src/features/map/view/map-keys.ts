import type { MapPoint } from '../city/projection.ts';

/** What a key does to the map: it pans by pixels, zooms by a factor, or returns to the first view. */
export type KeyAct =
  | { readonly act: 'pan'; readonly by: MapPoint }
  | { readonly act: 'zoom'; readonly by: number }
  | { readonly act: 'home' };

const PAN = 90;
export const ZOOM_STEP = 1.6;

const ACTS: Readonly<Record<string, KeyAct>> = {
  ArrowLeft: { act: 'pan', by: { x: PAN, y: 0 } },
  ArrowRight: { act: 'pan', by: { x: -PAN, y: 0 } },
  ArrowUp: { act: 'pan', by: { x: 0, y: PAN } },
  ArrowDown: { act: 'pan', by: { x: 0, y: -PAN } },
  '+': { act: 'zoom', by: ZOOM_STEP },
  '=': { act: 'zoom', by: ZOOM_STEP },
  '-': { act: 'zoom', by: 1 / ZOOM_STEP },
  _: { act: 'zoom', by: 1 / ZOOM_STEP },
  '0': { act: 'home' },
};

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The action of a key; undefined for one that belongs to the page or the browser. */
export const keyActOf = ({ key, ctrlKey, metaKey, altKey }: Key): KeyAct | undefined =>
  ctrlKey || metaKey || altKey || !Object.hasOwn(ACTS, key) ? undefined : ACTS[key];
