import { type AdminUser, type adminUsers, adminUsersFile, type Reply } from '@sundara/contracts/api';
import { Box, Button } from '@sundara/web/core';
import { ExportButton, type ListData, ListView } from '@sundara/web/list';
import { useLoaderData, useRevalidator } from '@sundara/web/router';
import { useListAddress } from '@sundara/web/table';
import { UndoBar, useUndo } from '@sundara/web/undo';
import { UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { AdminPage } from '../../features/frame/admin-page.tsx';
import { DeleteSheet, DisableSheet, FormSheet, preloadSheets, SessionsSheet } from './lazy-sheets.tsx';
import { useToggle } from './use-toggle.ts';
import { userColumns } from './user-columns.tsx';
import { UserCounts } from './user-counts.tsx';
import { USERS } from './users.look.tsx';

const figure = new Intl.NumberFormat('en-IN');

const statusOf = ({ pagination: { total }, more }: Reply<typeof adminUsers>): string =>
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
  const data = useLoaderData<ListData<typeof adminUsers>>();
  const { query, list: users } = data;
  const { revalidate } = useRevalidator();
  const address = useListAddress();
  const { offered, offer, dismiss } = useUndo();
  const { toggling, disable, enable } = useToggle(offer);
  const [opened, setOpened] = useState<Opened>();
  useEffect(preloadSheets, []);
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
          <ExportButton file={adminUsersFile} query={query} />
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
      <ListView
        look={USERS}
        data={data}
        columns={userColumns(acts)}
        head={({ counts }) => (
          <Box sx={{ mb: 3 }}>
            <UserCounts counts={counts} />
          </Box>
        )}
      />
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
