import { addFavourite, listFavourites, removeFavourite } from '@sundara/contracts/api';
import type { ShellApi } from '@sundara/contracts/federation';
import { createStore, type StoreApi } from 'zustand/vanilla';

interface State {
  /** The customer whose favourites these are; undefined while nobody's are known. */
  readonly owner: string | undefined;
  readonly salonIds: ReadonlySet<string>;
}

export interface Favourites {
  readonly store: StoreApi<State>;
  /** Fetches a customer's favourites, once; one that fails is fetched anew by the next call. */
  readonly load: (owner: string) => Promise<void>;
  /** Keeps a salon or lets it go: shown at once, taken back when the provider does not follow. */
  readonly set: (owner: string, salonId: string, kept: boolean) => Promise<'done' | 'failed'>;
}

const changed = (ids: ReadonlySet<string>, id: string, kept: boolean): ReadonlySet<string> => {
  const next = new Set(ids);
  if (kept) next.add(id);
  else next.delete(id);
  return next;
};

/** The favourites of whoever is signed in, shared by every button of the page. */
export const createFavourites = ({ http }: Pick<ShellApi, 'http'>): Favourites => {
  const store = createStore<State>(() => ({ owner: undefined, salonIds: new Set() }));
  /** Writes go one after another, so that the last click has the last word. */
  let writes: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let writesBegun = 0;
  let loading: { owner: string; done: Promise<void> } | undefined;

  const fetchAll = async (owner: string) => {
    const before = writesBegun;
    const result = await http.call(listFavourites, {});
    if (loading?.owner !== owner) return;
    // A list that was asked for before a write says nothing about it.
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
