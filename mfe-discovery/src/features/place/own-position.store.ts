import { createStore } from 'zustand';
import { type Coordinates, kilometresBetween } from './distance.ts';

/** Why the visitor's position is unknown; each has its own advice. */
export type PositionFailure = 'denied' | 'unavailable' | 'timeout' | 'far' | 'unsupported';

export interface OwnPosition {
  readonly step: 'unknown' | 'asking' | 'known' | 'failed';
  /** Rounded to about 100 m: no more is needed, so no more is stored. */
  readonly point?: Coordinates;
  readonly failure?: PositionFailure;
}

/** The centre of the marketplace, by Hussain Sagar; a position further away than this is in another city. */
const CENTRE: Coordinates = { latitude: 17.42, longitude: 78.47 };
const FAR_KM = 60;
const ASK: PositionOptions = { timeout: 10_000, maximumAge: 300_000 };

const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000;

const FAILURES: Readonly<Record<number, PositionFailure>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/**
 * The visitor's own position, in memory only: it is gone with the page. `ask` asks the browser, which asks the visitor,
 * so call it only on a click; it returns whether the position is known now.
 */
export const createOwnPosition = () => {
  const store = createStore<OwnPosition>()(() => ({ step: 'unknown' }));
  const set = (next: OwnPosition) => store.setState(next, true);
  const take = ({ coords }: GeolocationPosition): OwnPosition => {
    const point = { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) };
    if (kilometresBetween(point, CENTRE) > FAR_KM) return { step: 'failed', failure: 'far' };
    return { step: 'known', point };
  };
  const ask = async (): Promise<boolean> => {
    if (!('geolocation' in navigator)) {
      set({ step: 'failed', failure: 'unsupported' });
      return false;
    }
    set({ step: 'asking' });
    const outcome = await new Promise<OwnPosition>((resolve) =>
      navigator.geolocation.getCurrentPosition(
        (position) => resolve(take(position)),
        ({ code }) => resolve({ step: 'failed', failure: FAILURES[code] ?? 'unavailable' }),
        ASK,
      ),
    );
    set(outcome);
    return outcome.step === 'known';
  };
  return { store, ask, forget: () => set({ step: 'unknown' }) };
};

/** The instance that the page's loader and its controls share. */
export const ownPosition = createOwnPosition();
