import { accountFlags } from '@sundara/contracts/api';
import type { HttpApi } from '@sundara/contracts/federation';
import type { SessionStore } from '../session/session.store.ts';
import type { Flags } from './flags.ts';

interface Needs {
  readonly http: HttpApi;
  readonly sessionStore: SessionStore;
  readonly flags: Pick<Flags, 'setAccountFlags'>;
}

/**
 * Asks the site which flags are on for the signed-in person, once per person, and clears them on sign-out. Without an
 * answer only the page's own flags are on.
 */
export const followAccount = ({ http, sessionStore, flags }: Needs): void => {
  let person: string | undefined;
  const look = async () => {
    const { session } = sessionStore.getState();
    const id = session.status === 'signed-in' ? session.user.id : undefined;
    if (id === person) return;
    person = id;
    flags.setAccountFlags([]);
    if (id === undefined) return;
    const answer = await http.call(accountFlags, {});
    if (answer.ok && person === id) flags.setAccountFlags(answer.data.flags);
  };
  sessionStore.subscribe(look);
  void look();
};
