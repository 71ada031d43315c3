import { shownName } from '@sundara/contracts';
import type { AdminUser } from '@sundara/contracts/api';
import { Box, IconButton } from '@sundara/web/core';
import { MonitorSmartphone, Pencil, Power, PowerOff, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

export interface UserActs {
  readonly onEdit: (user: AdminUser) => void;
  readonly onSessions: (user: AdminUser) => void;
  readonly onToggle: (user: AdminUser) => void;
  readonly onDelete: (user: AdminUser) => void;
  /** The account that is being turned on or off. */
  readonly toggling: string | undefined;
}

interface ActProps {
  readonly label: string;
  readonly of: AdminUser;
  readonly onPress: (user: AdminUser) => void;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

const Act = ({ label, of, onPress, busy = false, children }: ActProps) => (
  <IconButton
    aria-label={`${label}: ${shownName(of)}, ${of.email}`}
    title={label}
    aria-disabled={busy}
    onClick={() => !busy && onPress(of)}
    sx={{ width: 44, height: 44, opacity: busy ? 0.5 : 1 }}
  >
    {children}
  </IconButton>
);

/** The actions on an account; nobody can disable or delete their own. */
export const UserActions = ({ user, acts }: { readonly user: AdminUser; readonly acts: UserActs }) => (
  <Box sx={{ display: 'flex', justifyContent: 'flex-end', mx: -1 }}>
    <Act label="Edit" of={user} onPress={acts.onEdit}>
      <Pencil size={18} aria-hidden />
    </Act>
    <Act label="Sessions" of={user} onPress={acts.onSessions}>
      <MonitorSmartphone size={18} aria-hidden />
    </Act>
    {user.can.toggle && (
      <Act
        label={user.isActive ? 'Disable' : 'Enable'}
        of={user}
        onPress={acts.onToggle}
        busy={acts.toggling === user.id}
      >
        {user.isActive ? <PowerOff size={18} aria-hidden /> : <Power size={18} aria-hidden />}
      </Act>
    )}
    {(user.can.delete || user.salon) && (
      <Act label="Delete" of={user} onPress={acts.onDelete}>
        <Trash2 size={18} aria-hidden />
      </Act>
    )}
  </Box>
);
