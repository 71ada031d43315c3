import type { Role } from '@sundara/contracts';
import {
  customerProfile,
  favouriteSalons,
  me,
  notificationPreferences,
  type Preferences,
  type Salon,
  type User,
} from '@sundara/contracts/api';
import type { RemoteLoaderArgs, Result, ShellApi } from '@sundara/contracts/federation';
import { redirect, replace } from '@sundara/web/router';
import { type Section, sectionOf } from './section.ts';

export type ProfileData = { readonly role: Role } & (
  | { readonly section: 'details'; readonly user: Result<User> }
  | { readonly section: 'notifications'; readonly preferences: Result<Preferences> }
  | { readonly section: 'favourites'; readonly salons: Result<readonly Salon[]> }
  | { readonly section: Exclude<Section, 'details' | 'notifications' | 'favourites'> }
);

const SETTINGS = '/salon/dashboard?settings=profile';

const into = <T, U>(result: Result<T>, take: (data: T) => U): Result<U> =>
  result.ok ? { ok: true, data: take(result.data) } : result;

const fetchUser = async ({ http }: ShellApi, role: Role, signal: AbortSignal): Promise<Result<User>> =>
  role === 'customer'
    ? into(await http.call(customerProfile, {}, { signal }), ({ user }) => user)
    : into(await http.call(me, {}, { signal }), ({ user }) => user);

/**
 * Fetches the data of the section in the address, and no other. An owner without a section in the address is redirected
 * to the salon's settings (resolutions R2).
 */
export const loadProfile = async ({ shell, request }: RemoteLoaderArgs): Promise<ProfileData> => {
  const session = shell.session.get();
  // The route's guard admits nobody else.
  const role = session.status === 'signed-in' ? session.user.role : 'customer';
  const { signal } = request;
  const { searchParams } = new URL(request.url);
  if (role === 'salon' && !searchParams.has('section'))
    // A typed address is replaced; for a link, the previous page stays in the history.
    throw (globalThis.location?.href === request.url ? replace : redirect)(SETTINGS);
  const section = sectionOf(searchParams, role);
  switch (section) {
    case 'details':
      return { role, section, user: await fetchUser(shell, role, signal) };
    case 'notifications': {
      const answer = await shell.http.call(notificationPreferences, {}, { signal });
      return { role, section, preferences: into(answer, ({ preferences }) => preferences) };
    }
    case 'favourites': {
      const answer = await shell.http.call(favouriteSalons, {}, { signal });
      return { role, section, salons: into(answer, ({ salons }) => salons) };
    }
    default:
      return { role, section };
  }
};
