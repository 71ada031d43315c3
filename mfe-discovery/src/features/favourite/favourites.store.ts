import { addFavourite, listFavourites, removeFavourite } from '@sundara/contracts/api';
import type { ShellApi } from '@sundara/contracts/federation';
import { createStore, type StoreApi } from 'zustand/vanilla';

interface State {
  /** The customer whose favourites these are; undefined while none are known. */
  readonly owner: string | undefined;
  readonly salonIds: ReadonlySet<string>;
}

export interface Favourites {
  readonly store: StoreApi<State>;
  /** Fetches a customer's favourites, once; after a failure the next call fetches again. */
  readonly load: (owner: string) => Promise<void>;
  /** Adds or removes a salon: shown at once, undone if the provider fails. */
  readonly set: (owner: string, salonId: string, kept: boolean) => Promise<'done' | 'failed'>;
}

const changed = (ids: ReadonlySet<string>, id: string, kept: boolean): ReadonlySet<string> => {
  const next = new Set(ids);
  if (kept) next.add(id);
  else next.delete(id);
  return next;
};

/** The favourites of the signed-in customer, shared by every button of the page. */
export const createFavourites = ({ http }: Pick<ShellApi, 'http'>): Favourites => {
  const store = createStore<State>(() => ({ owner: undefined, salonIds: new Set() }));
  /** Writes run one after another, so that the last click wins. */
  let writes: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let writesBegun = 0;
  let loading: { owner: string; done: Promise<void> } | undefined;

  const fetchAll = async (owner: string) => {
    const before = writesBegun;
    const result = await http.call(listFavourites, {});
    if (loading?.owner !== owner) return;
    // A list that was requested before a write may not include it.
    if (result.ok && writesBegun === before)
      store.setState({ owner, salonIds: new Set(result.data.salonIds) });
    if (!result.ok) loading = undefined;
  };

  const write = async (salonId: string, kept: boolean): Promise<'done' | 'failed'> => {
    const result = await http.call(kept ? addFavourite : removeFavourite, { params: { salonId } });
    waiting -= 1;
    if (result.ok && waiting === 0) store.setState({ salonIds: new Set(result.data.salonIds) });
    if (!result.ok) store.setState(({ salonIds }) => ({ salonIds: changed(salonIds, salonId, !kept) }));
    return result.ok ? 'done' : 'failed';
  };

  return {
    store,
    load: (owner) => {
      if (loading?.owner !== owner) {
        if (store.getState().owner !== owner) store.setState({ owner: undefined, salonIds: new Set() });
        loading = { owner, done: Promise.resolve() };
        loading = { owner, done: fetchAll(owner) };
      }
      return loading.done;
    },
    set: (owner, salonId, kept) => {
      const before = store.getState().owner === owner ? store.getState().salonIds : new Set<string>();
      store.setState({ owner, salonIds: changed(before, salonId, kept) });
      waiting += 1;
      writesBegun += 1;
      const written = writes.then(() => write(salonId, kept));
      writes = written;
      return written;
    },
  };
};

const known = new WeakMap<ShellApi, Favourites>();

/** One for each shell: a page has one. */
export const favouritesOf = (shell: ShellApi): Favourites => {
  const favourites = known.get(shell) ?? createFavourites(shell);
  known.set(shell, favourites);
  return favourites;
};
