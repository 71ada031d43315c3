import type { User } from '@sundara/contracts/api';
import type { EnvironmentDocument, Flag } from '@sundara/contracts/federation';

type Flags = EnvironmentDocument['flags'];

/** Whether a page must request the flags of the signed-in account. */
export const hasAccountFlags = (flags: Flags = {}): boolean =>
  Object.values(flags).some(({ accounts = [], roles = [] }) => accounts.length + roles.length > 0);

const includes = ({ accounts = [], roles = [] }: Flag, { id, role }: Pick<User, 'id' | 'role'>): boolean =>
  accounts.includes(id) || roles.includes(role);

/** Names of the flags that are on for an account, by its id or role, sorted. */
export const flagsOfAccount = (flags: Flags = {}, account: Pick<User, 'id' | 'role'>): readonly string[] =>
  Object.entries(flags)
    .filter(([, flag]) => includes(flag, account))
    .map(([name]) => name)
    .sort();
