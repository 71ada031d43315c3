import { type AdminUser, createUser, updateUser } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { startOf, troubleOf, useForm } from '@sundara/web/fields';
import { newUserFields, userFieldsOf } from './user-fields.ts';

export interface UserFormProps {
  readonly open: boolean;
  /** Undefined for a new one. */
  readonly user: AdminUser | undefined;
  /** The list must be reloaded. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

const REQUIRED = 'Please fill in all required fields';

/** An account being edited; typed values stay until the server has received them. */
export const useUserForm = ({ user, onChanged, onClose }: Omit<UserFormProps, 'open'>) => {
  const { http, notify } = useShell();
  const fields = user ? userFieldsOf(user) : newUserFields;
  const form = useForm({
    ...{ fields, start: startOf(fields, user), operation: user ? updateUser : createUser },
    // What is missing is said once for all of them.
    missing: '',
    failed: user ? 'Failed to update user' : 'Failed to create user',
    send: async (bodyFor) => {
      if (!user) return http.call(createUser, { body: bodyFor(createUser) });
      const { id, name, email, phone, role } = user;
      const body = { ...bodyFor(updateUser), seen: { name, email, phone, role } };
      return http.call(updateUser, { params: { id }, body });
    },
    onSaved: () => {
      notify.success(user ? 'User updated successfully' : 'User created successfully');
      onChanged();
      onClose();
    },
    onFailed: (failure) => {
      // After closing the form, the list then has the account as it is now.
      if (failure.kind === 'rejected' && failure.code === 'USER_CHANGED') onChanged();
      return undefined;
    },
  });
  const trouble = troubleOf(form);
  return { form, trouble: trouble === '' ? REQUIRED : trouble };
};
