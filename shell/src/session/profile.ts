import type { Role } from '@sundara/contracts';
import { customerProfile, salonProfile, type User } from '@sundara/contracts/api';
import type { ApiFailure, HttpApi, SessionUser } from '@sundara/contracts/federation';
import type { Claims } from './token-claims.ts';

export type ProfileOutcome =
  | { readonly ok: true; readonly user: SessionUser }
  | { readonly ok: false; readonly failure: ApiFailure };

/** The profile plus the role of the token (specification 1, section 4). */
export const sessionUserOf = ({ id, name, email, phone }: User, role: Role): SessionUser => ({
  id,
  name,
  email,
  phone,
  role,
});

/** The profile of a role: customers have their own, everyone else the salon's (specification 1, section 6). */
export const fetchProfile = async (http: HttpApi, claims: Claims): Promise<ProfileOutcome> => {
  const result =
    claims.role === 'customer' ? await http.call(customerProfile, {}) : await http.call(salonProfile, {});
  if (!result.ok) return result;
  return { ok: true, user: sessionUserOf(result.data.data.user, claims.role) };
};

/** No answer, or a server error: the same call may succeed a little later (resolutions R8). */
export const mayPass = (failure: ApiFailure): boolean =>
  failure.kind === 'rejected' ? failure.status >= 500 : failure.kind !== 'cancelled';

/** The server rejects the caller: it does not know them, or forbids the call. */
export const isRefusal = (failure: ApiFailure): boolean =>
  failure.kind === 'rejected' && (failure.status === 401 || failure.status === 403);
