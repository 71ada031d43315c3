import { useSearchParams } from '@sundara/web/router';
import { useStore } from 'zustand';
import { type OwnPosition, ownPosition } from './own-position.store.ts';
import { type Place, placeOf, withPlace } from './place.ts';

export interface ChosenPlace {
  readonly place: Place | undefined;
  /** What is known of the visitor's own position. */
  readonly own: OwnPosition;
  readonly choose: (place: Place | undefined) => void;
  /** Asks the browser for the position, and measures from it when it is given. Call it on a click only. */
  readonly chooseHere: () => Promise<void>;
  /** Drops the position, or the reason why there is none. */
  readonly forget: () => void;
}

/** The place that distances are measured from, as the address says, and functions to change it. */
export const usePlace = (): ChosenPlace => {
  const [params, setParams] = useSearchParams();
  const own = useStore(ownPosition.store);
  const choose = (place: Place | undefined) => {
    // Why there was no position no longer matters.
    if (own.failure) ownPosition.forget();
    setParams((now) => withPlace(now, place), { preventScrollReset: true });
  };
  const chooseHere = async () => {
    if (await ownPosition.ask()) choose({ kind: 'here' });
  };
  return { place: placeOf(params), own, choose, chooseHere, forget: ownPosition.forget };
};
