import type { User } from '@sundara/contracts/api';
import type { Account } from '../../../platform/http/access.ts';

/** An account as its owner sees it; no other field of it leaves the server. */
export const presentUser = ({ id, name, email, phone, role, state }: Omit<Account, 'sessionId'>): User => ({
  _id: id,
  id,
  name,
  email,
  phone,
  role,
  state,
});
