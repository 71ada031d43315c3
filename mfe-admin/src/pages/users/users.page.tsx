import { type AdminUser, adminUsersFile } from '@sundara/contracts/api';
import { Box, Button, useShell } from '@sundara/web/core';
import { useLoaderData, useRevalidator } from '@sundara/web/router';
import { FailedFace, useListAddress } from '@sundara/web/table';
import { UndoBar, useUndo } from '@sundara/web/undo';
import { UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { AdminPage } from '../../features/frame/admin-page.tsx';
import { ExportButton } from '../../features/list/export-button.tsx';
import { DeleteSheet, DisableSheet, FormSheet, preloadSheets, SessionsSheet } from './lazy-sheets.tsx';
import { useToggle } from './use-toggle.ts';
import { UserCounts } from './user-counts.tsx';
import { UserFilters } from './user-filters.tsx';
import { UserList } from './user-list.tsx';
import type { Users, UsersData } from './users.loader.ts';

const figure = new Intl.NumberFormat('en-IN');

const statusOf = ({ pagination: { total }, more }: Users): string =>
  more
    ? `More than ${figure.format(total)} users; the first ${figure.format(total)} are listed`
    : `${figure.format(total)} ${total === 1 ? 'user' : 'users'}`;

interface Opened {
  readonly sheet: 'form' | 'sessions' | 'disable' | 'delete';
  /** Undefined for a new one. */
  readonly user?: AdminUser;
}

/** All accounts: to browse, create, change, disable and delete (specification 2, section 2). */
export const UsersPage = () => {
  const { query, users } = useLoaderData<UsersData>();
  const { http } = useShell();
  const { revalidate } = useRevalidator();
  const address = useListAddress();
  const { offered, offer, dismiss } = useUndo();
  const { toggling, disable, enable } = useToggle(offer);
  const [opened, setOpened] = useState<Opened>();
  useEffect(preloadSheets, []);
  const { page: _, ...filter } = query;
  const sheet = { onClose: () => setOpened(undefined), onChanged: () => void revalidate() };
  const acts = {
    onEdit: (user: AdminUser) => setOpened({ sheet: 'form', user }),
    onSessions: (user: AdminUser) => setOpened({ sheet: 'sessions', user }),
    onDelete: (user: AdminUser) => setOpened({ sheet: 'delete', user }),
    onToggle: (user: AdminUser) =>
      user.isActive ? setOpened({ sheet: 'disable', user }) : void enable(user),
    toggling,
  };
  return (
    <AdminPage
      title="Users"
      width="xl"
      lead={<span role="status">{address.busy ? 'Updating…' : users.ok ? statusOf(users.data) : ' '}</span>}
      actions={
        <>
          <ExportButton find={() => http.call(adminUsersFile, { query: filter })} />
          <Button
            variant="contained"
            startIcon={<UserPlus size={18} aria-hidden />}
            onClick={() => setOpened({ sheet: 'form' })}
          >
            Add User
          </Button>
        </>
      }
    >
      {users.ok && (
        <Box sx={{ mb: 3 }}>
          <UserCounts counts={users.data.counts} />
        </Box>
      )}
      <UserFilters query={query} address={address} />
      {users.ok ? (
        <UserList query={query} data={users.data} address={address} acts={acts} />
      ) : (
        <FailedFace title="Failed to fetch users" failure={users.failure} />
      )}
      {opened?.sheet === 'form' && <FormSheet open user={opened.user} {...sheet} />}
      {opened?.sheet === 'sessions' && opened.user && <SessionsSheet open user={opened.user} {...sheet} />}
      {opened?.sheet === 'disable' && opened.user && (
        <DisableSheet open user={opened.user} onDisable={disable} onClose={sheet.onClose} />
      )}
      {opened?.sheet === 'delete' && opened.user && <DeleteSheet open user={opened.user} {...sheet} />}
      <UndoBar offered={offered} onGone={dismiss} />
    </AdminPage>
  );
};
