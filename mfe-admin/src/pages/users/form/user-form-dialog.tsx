import { ROLES } from '@sundara/contracts';
import { type AdminUser, PASSWORD_MAX, PASSWORD_RULE } from '@sundara/contracts/api';
import { Box, Button } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { PickField } from '@sundara/web/fields';
import { Alert } from '@sundara/web/form';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { ROLE_LABELS } from '../role-labels.ts';
import { TextEntry } from './text-entry.tsx';
import type { UserFormProps } from './use-user-form.ts';
import { useUserForm } from './use-user-form.ts';

const OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));

const whyFixed = ({ salon }: AdminUser): string =>
  salon
    ? `The role stays while the account owns "${salon.name}".`
    : 'Nobody changes their own role: ask another admin.';

/** An account: who it is and what it may do; a new one gets its first password here. */
export const UserFormDialog = ({ open, user, onChanged, onClose }: UserFormProps) => {
  const form = useUserForm({ user, onChanged, onClose });
  const { draft, change, faultOf, trouble, sending, save } = form;
  const id = useId();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble) alert.current?.scrollIntoView?.({ block: 'nearest' });
  }, [trouble]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const isFixed = user !== undefined && !user.can.changeRole;
  return (
    <SheetFrame
      open={open}
      title={user ? 'Edit User' : 'Add User'}
      {...(user && { lead: `Id ${user.id}` })}
      waiting={sending}
      isChanged={form.isChanged}
      onClose={onClose}
      foot={
        <>
          <Button size="large" onClick={onClose} disabled={sending}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="contained" size="large" aria-disabled={sending}>
            {sending ? 'Saving…' : user ? 'Save Changes' : 'Add User'}
          </Button>
        </>
      }
    >
      <Box component="form" id={id} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <TextEntry
          label="Name"
          required
          value={draft.name}
          fault={faultOf('name')}
          longest={100}
          onEntry={(name) => change({ name })}
        />
        <TextEntry
          label="Email"
          type="email"
          required
          value={draft.email}
          fault={faultOf('email')}
          longest={254}
          onEntry={(email) => change({ email })}
        />
        <TextEntry
          label="Phone"
          type="tel"
          value={draft.phone}
          fault={faultOf('phone')}
          longest={40}
          onEntry={(phone) => change({ phone })}
        />
        <div>
          <PickField
            label="Role"
            value={draft.role}
            options={OPTIONS}
            disabled={isFixed}
            onPick={(role) => change({ role })}
          />
          <Box sx={{ mt: 0.5, mx: 1.75, fontSize: '0.83rem', color: 'text.secondary' }}>
            {isFixed
              ? whyFixed(user)
              : user && draft.role !== user.role && 'Another role signs the account out.'}
          </Box>
        </div>
        {!user && (
          <TextEntry
            label="Password"
            type="password"
            required
            value={draft.password}
            fault={faultOf('password')}
            hint={PASSWORD_RULE}
            longest={PASSWORD_MAX}
            onEntry={(password) => change({ password })}
          />
        )}
        <Box ref={alert} aria-live="polite">
          {trouble && <Alert severity="error">{trouble}</Alert>}
        </Box>
      </Box>
    </SheetFrame>
  );
};
