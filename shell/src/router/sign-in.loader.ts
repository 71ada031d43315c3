import { homeOf } from '@sundara/contracts';
import { redirect } from '@sundara/web/router';
import type { SignInMode } from '../services/sign-in.store.ts';
import { type SessionStore, settled } from '../session/session.store.ts';
import { NEXT_KEY, safeNext, signInPath } from '../sign-in/next-path.ts';

/**
 * /login and /register: home with the dialog open, or a redirect for people who are already signed in (resolutions R1).
 */
export const signInLoader =
  (mode: SignInMode, sessionStore: SessionStore) =>
  async ({ request }: { readonly request: { readonly url: string } }): Promise<never> => {
    const next = safeNext(new URL(request.url).searchParams.get(NEXT_KEY));
    const session = await settled(sessionStore);
    throw redirect(
      session.status === 'signed-in' ? (next ?? homeOf(session.user.role)) : signInPath(mode, next),
    );
  };
