import type { ApiFailure, Result } from '@sundara/contracts/federation';
import { useRef, useState } from 'react';

interface Options<T> {
  /** Fetches the server's current version: the row may be older than what somebody else saved. */
  readonly find: (id: string) => Promise<Result<T>>;
  /** Called when a row can't be fetched. */
  readonly onLost: (failure: ApiFailure) => void;
}

interface Editing<T> {
  /** The row that the form is open for; undefined while it is closed. */
  readonly edited: T | 'new' | undefined;
  /** The id of the row that is being fetched for the form. */
  readonly opening: string | undefined;
  readonly add: () => void;
  readonly edit: (id: string) => Promise<void>;
  readonly close: () => void;
}

/** The state of a list's edit form: open for a new row, or for one that is fetched first. */
export const useEditing = <T extends object>({ find, onLost }: Options<T>): Editing<T> => {
  const [edited, setEdited] = useState<T | 'new'>();
  const [opening, setOpening] = useState<string>();
  const asked = useRef<string>(undefined);
  const ask = (id: string | undefined) => {
    asked.current = id;
    setOpening(id);
  };
  const edit = async (id: string) => {
    if (asked.current === id) return;
    ask(id);
    const found = await find(id);
    // Another row was pressed meanwhile.
    if (asked.current !== id) return;
    ask(undefined);
    if (found.ok) setEdited(found.data);
    else onLost(found.failure);
  };
  const add = () => {
    ask(undefined);
    setEdited('new');
  };
  return { edited, opening, add, edit, close: () => setEdited(undefined) };
};
