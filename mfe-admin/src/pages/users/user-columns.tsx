import { formatDate, formatPhone, shownName } from '@sundara/contracts';
import type { AdminUser } from '@sundara/contracts/api';
import { Box, Chip } from '@sundara/web/core';
import type { Column } from '@sundara/web/table';
import { CircleCheck, CircleOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Details, OnCard } from '../../features/columns/details.tsx';
import { ROLE_LABELS } from './role-labels.ts';
import { UserActions, type UserActs } from './user-actions.tsx';

const Wrapped = ({ children }: { readonly children: ReactNode }) => (
  <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Box>
);

/** Where there is no room for one line, it breaks before the @ first. */
const Address = ({ email }: Pick<AdminUser, 'email'>) => {
  const at = email.lastIndexOf('@');
  return (
    <Wrapped>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Wrapped>
  );
};

const StateChip = ({ isActive }: Pick<AdminUser, 'isActive'>) => {
  const color = isActive ? 'success' : 'error';
  const Icon = isActive ? CircleCheck : CircleOff;
  return (
    <Chip
      size="small"
      label={isActive ? 'Active' : 'Disabled'}
      icon={<Icon size={14} aria-hidden />}
      sx={{ bgcolor: `${color}.light`, color: `${color}.main`, '& .MuiChip-icon': { color: 'inherit' } }}
    />
  );
};

/** The only account that an admin can't disable is their own; it says so first. */
const belowName = ({ phone, can }: AdminUser) => [
  ...(can.toggle ? [] : [{ id: 'own', content: 'Your own account' }]),
  ...(phone ? [{ id: 'phone', content: formatPhone(phone) }] : []),
];

/** Accounts as a table: name, contact, role, whether they may sign in, since when, and actions. */
export const userColumns = (acts: UserActs): readonly Column<AdminUser>[] => [
  {
    id: 'name',
    header: 'Name',
    onCard: 'title',
    cell: (user) => (
      <>
        <Wrapped>{shownName(user)}</Wrapped>
        <Details parts={belowName(user)} />
        <OnCard>
          <Address email={user.email} />
        </OnCard>
        <OnCard>
          <span>
            {ROLE_LABELS[user.role]}
            {user.salon && <> · {user.salon.name}</>}
          </span>
        </OnCard>
      </>
    ),
  },
  { id: 'email', header: 'E-mail', onCard: 'hidden', cell: Address },
  {
    id: 'role',
    header: 'Role',
    onCard: 'hidden',
    cell: ({ role, salon }) => (
      <span>
        {ROLE_LABELS[role]}
        {salon && <Details parts={[{ id: 'salon', content: salon.name }]} />}
      </span>
    ),
  },
  { id: 'status', header: 'Status', onCard: 'corner', cell: StateChip },
  {
    id: 'createdAt',
    header: 'Joined',
    onCard: 'hidden',
    cell: ({ createdAt }) => (
      <Box component="time" dateTime={createdAt} sx={{ whiteSpace: 'nowrap' }}>
        {formatDate(new Date(createdAt))}
      </Box>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    align: 'end',
    onCard: 'actions',
    cell: (user) => <UserActions user={user} acts={acts} />,
  },
];
