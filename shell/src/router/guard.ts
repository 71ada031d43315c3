import { homeOf } from '@sundara/contracts';
import type { RouteDeclaration, Session } from '@sundara/contracts/federation';
import { signInPath } from '../sign-in/next-path.ts';

type SettledSession = Exclude<Session, { status: 'loading' }>;

/**
 * Where a visitor of a route is redirected; undefined if the route is open to them. Anonymous visitors go home with the
 * dialog open, people of another role to their own home (specification 1, section 2; resolutions R1).
 */
export const guard = (
  access: RouteDeclaration['access'],
  session: SettledSession,
  path: string,
): string | undefined => {
  if (access === 'public') return undefined;
  if (session.status === 'anonymous') return signInPath('login', path);
  if (access === 'signed-in' || access.includes(session.user.role)) return undefined;
  return homeOf(session.user.role);
};
