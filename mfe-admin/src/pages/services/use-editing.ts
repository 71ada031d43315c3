import { type AdminService, adminService, type Reply } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { useRef, useState } from 'react';

export type Edited = Reply<typeof adminService>;

interface Editing {
  /** What the form is open for; undefined while it is shut. */
  readonly edited: Edited | 'new' | undefined;
  /** The id of the service that is being fetched for the form. */
  readonly opening: string | undefined;
  readonly add: () => void;
  /** Opens a service as the server has it now: the row may be older than what somebody else saved. */
  readonly edit: (service: AdminService) => Promise<void>;
  readonly close: () => void;
}

/** Which service the form is open for. One that can't be fetched is told, and the list is read anew (`onStale`). */
export const useEditing = (onStale: () => void): Editing => {
  const { http, notify } = useShell();
  const [edited, setEdited] = useState<Edited | 'new'>();
  const [opening, setOpening] = useState<string>();
  const asked = useRef<string>(undefined);
  const ask = (id: string | undefined) => {
    asked.current = id;
    setOpening(id);
  };
  const edit = async ({ id }: AdminService) => {
    if (asked.current === id) return;
    ask(id);
    const found = await http.call(adminService, { params: { id } });
    // Another one was pressed meanwhile.
    if (asked.current !== id) return;
    ask(undefined);
    if (found.ok) setEdited(found.data);
    else {
      notify.error('Failed to fetch service');
      onStale();
    }
  };
  const add = () => {
    ask(undefined);
    setEdited('new');
  };
  return { edited, opening, add, edit, close: () => setEdited(undefined) };
};
