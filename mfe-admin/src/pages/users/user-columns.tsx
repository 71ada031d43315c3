import { formatDate, formatPhone, shownName } from '@sundara/contracts';
import type { AdminUser } from '@sundara/contracts/api';
import { Box, Chip } from '@sundara/web/core';
import type { Column } from '@sundara/web/table';
import { CircleCheck, CircleOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { ROLE_LABELS } from './role-labels.ts';
import { UserActions, type UserActs } from './user-actions.tsx';

const Below = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="span"
    sx={{
      display: 'block',
      color: 'text.secondary',
      fontSize: '0.83rem',
      fontWeight: 400,
      fontVariantNumeric: 'tabular-nums lining-nums',
    }}
  >
    {children}
  </Box>
);

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

/** Accounts as a table: name, contact, role, whether they may sign in, since when, and actions. */
export const userColumns = (acts: UserActs): readonly Column<AdminUser>[] => [
  {
    id: 'name',
    header: 'Name',
    onCard: 'title',
    cell: ({ name, email, phone, can }) => (
      <>
        <Wrapped>{shownName({ name, email })}</Wrapped>
        {phone && <Below>{formatPhone(phone)}</Below>}
        {/* The only account that an admin can't disable is their own. */}
        {!can.toggle && <Below>Your own account</Below>}
      </>
    ),
  },
  { id: 'email', header: 'E-mail', cell: Address },
  {
    id: 'role',
    header: 'Role',
    cell: ({ role, salon }) => (
      <span>
        {ROLE_LABELS[role]}
        {salon && <Below>{salon.name}</Below>}
      </span>
    ),
  },
  { id: 'status', header: 'Status', onCard: 'corner', cell: StateChip },
  {
    id: 'createdAt',
    header: 'Joined',
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
