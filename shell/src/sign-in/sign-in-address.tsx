import { ERRORS, homeOf } from '@sundara/contracts';
import { useSession } from '@sundara/web/core';
import { useNavigate, useSearchParams } from '@sundara/web/router';
import { useEffect } from 'react';
import { findRemoteRoute, type RemoteRoute } from '../services/remote-routes.ts';
import { useServices } from '../services/services.ts';
import { requestSignIn, type SignInMode } from '../services/sign-in.store.ts';
import { NEXT_KEY, SIGN_IN_KEY, safeNext } from './next-path.ts';

const isMode = (value: string | null): value is SignInMode => value === 'login' || value === 'register';

/** The reason that a guard's sign-in shows: the page that is waiting. */
const reasonFor = (next: string | undefined, remoteRoutes: readonly RemoteRoute[]): string | undefined => {
  if (!next) return undefined;
  const title = findRemoteRoute(remoteRoutes, next.replace(/[?#].*$/, ''))?.route.title;
  return title ? `Please sign in to open “${title}”.` : ERRORS.UNAUTHENTICATED.message;
};

/**
 * Opens the dialog when the page's address requests it: after a guard, at /login and at /register. Signing in leads to
 * the requested page or the person's own home; closing cleans the address (resolutions R1, R6).
 */
export const SignInAddress = () => {
  const { signIn, remoteRoutes } = useServices();
  const session = useSession();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const asked = query.get(SIGN_IN_KEY);
  const mode = isMode(asked) ? asked : undefined;
  const next = safeNext(query.get(NEXT_KEY));
  const role = session.status === 'signed-in' ? session.user.role : undefined;

  // Only the address decides; the functions change with every render but are equivalent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!mode || session.status === 'loading') return;
    if (role) {
      void navigate(next ?? homeOf(role), { replace: true });
      return;
    }
    let current = true;
    const reason = reasonFor(next, remoteRoutes);
    requestSignIn(signIn, { mode, ...(reason ? { reason } : {}) }).then((user) => {
      if (!current || user) return;
      setQuery(
        (now) => {
          now.delete(SIGN_IN_KEY);
          now.delete(NEXT_KEY);
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
    });
    return () => {
      current = false;
    };
  }, [mode, next, session.status, role]);

  return null;
};
