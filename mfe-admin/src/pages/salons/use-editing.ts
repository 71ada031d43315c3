import { type AdminSalonDetail, adminSalon } from '@sundara/contracts/api';
import { wordsOf } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useRef, useState } from 'react';

interface Editing {
  /** What the wizard is open for; undefined while it is shut. */
  readonly edited: AdminSalonDetail | 'new' | undefined;
  /** The id of the salon that is being fetched for it. */
  readonly opening: string | undefined;
  readonly add: () => void;
  /** Opens a salon as the server has it now: the row may be older than what somebody else saved. */
  readonly edit: (id: string) => Promise<void>;
  readonly close: () => void;
}

/** Which salon the wizard is open for. One that can't be fetched is told, and the list is read anew (`onStale`). */
export const useEditing = (onStale: () => void): Editing => {
  const { http, notify } = useShell();
  const [edited, setEdited] = useState<AdminSalonDetail | 'new'>();
  const [opening, setOpening] = useState<string>();
  const asked = useRef<string>(undefined);
  const ask = (id: string | undefined) => {
    asked.current = id;
    setOpening(id);
  };
  const edit = async (id: string) => {
    if (asked.current === id) return;
    ask(id);
    const found = await http.call(adminSalon, { params: { id } });
    // Another one was pressed meanwhile.
    if (asked.current !== id) return;
    ask(undefined);
    if (found.ok) setEdited(found.data.salon);
    else {
      notify.error(wordsOf(found.failure, 'Failed to fetch salons'));
      onStale();
    }
  };
  const add = () => {
    ask(undefined);
    setEdited('new');
  };
  return { edited, opening, add, edit, close: () => setEdited(undefined) };
};
