import {
  addClientNote,
  eraseClient,
  type Reply,
  removeClientNote,
  type SalonClientDetail,
  updateClient,
} from '@sundara/contracts/api';
import type { Result } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useRef, useState } from 'react';

type Noted = Pick<SalonClientDetail, 'allergies' | 'tags'>;

/** What the owner may do with what is noted of a client; each says whether it was done. */
export interface Noting {
  readonly busy: boolean;
  readonly save: (noted: Partial<Noted>) => Promise<boolean>;
  readonly addNote: (text: string) => Promise<boolean>;
  readonly removeNote: (note: string) => Promise<boolean>;
  readonly erase: () => Promise<boolean>;
}

/** Sends what is noted, one thing at a time. What could not be sent is said, and stays in its field. */
export const useNoting = (id: string, onChanged: (client: SalonClientDetail) => void): Noting => {
  const { http, notify } = useShell();
  const [busy, setBusy] = useState(false);
  // A note that is sent again after a lost answer keeps its key.
  const note = useRef({ text: '', key: '' });

  const run = async (call: () => Promise<Result<Reply<typeof updateClient>>>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    const answer = await call();
    setBusy(false);
    if (!answer.ok) {
      notify.error(answer.failure.message);
      return false;
    }
    notify.success(answer.data.message);
    onChanged(answer.data.client);
    return true;
  };

  const params = { id };
  return {
    busy,
    save: ({ tags, ...noted }) =>
      run(() => http.call(updateClient, { params, body: { ...noted, ...(tags && { tags: [...tags] }) } })),
    addNote: async (text) => {
      if (note.current.text !== text) note.current = { text, key: crypto.randomUUID() };
      const added = await run(() => http.call(addClientNote, { params, body: note.current }));
      if (added) note.current = { text: '', key: '' };
      return added;
    },
    removeNote: (noteId) => run(() => http.call(removeClientNote, { params: { ...params, note: noteId } })),
    erase: () => run(() => http.call(eraseClient, { params })),
  };
};
