import type { Role } from '@sundara/contracts';
import type { AdminUser } from '@sundara/contracts/api';
import { createUser, updateUser } from '@sundara/contracts/api';
import { type ApiFailure, fieldWords, wordsOf } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useState } from 'react';

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
  const [blank] = useState({
    ...{ name: user?.name ?? '', email: user?.email ?? '', phone: user?.phone ?? '' },
    ...{ role: user?.role ?? ('customer' as Role), password: '' },
  });
  const [draft, setDraft] = useState(blank);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  const isBlank = (field: 'name' | 'email' | 'password') => draft[field].trim() === '';
  const missing = isBlank('name') || isBlank('email') || (!user && isBlank('password'));

  const send = () => {
    const { password, ...details } = draft;
    if (!user) return http.call(createUser, { body: { ...details, password } });
    const { name, email, phone, role } = blank;
    return http.call(updateUser, {
      params: { id: user.id },
      body: { ...details, seen: { name, email, phone, role } },
    });
  };
  const save = async () => {
    if (sending) return;
    setTried(true);
    setFailure(undefined);
    if (missing) return;
    setSending(true);
    const answer = await send();
    setSending(false);
    if (!answer.ok) {
      setFailure(answer.failure);
      // After closing the form, the list then has the account as it is now.
      if (answer.failure.kind === 'rejected' && answer.failure.code === 'USER_CHANGED') onChanged();
      return;
    }
    notify.success(user ? 'User updated successfully' : 'User created successfully');
    onChanged();
    onClose();
  };
  const words = failure ? fieldWords(failure) : {};
  const fallback = user ? 'Failed to update user' : 'Failed to create user';
  const trouble = failure && (Object.values(words)[0] ?? wordsOf(failure, fallback));
  return {
    draft,
    change: (part: Partial<typeof draft>) => {
      setFailure(undefined);
      setDraft((before) => ({ ...before, ...part }));
    },
    /** What is wrong with a field; '' for one that is only missing, which is reported once for all of them. */
    faultOf: (field: 'name' | 'email' | 'phone' | 'password'): string | undefined =>
      words[field] ?? (tried && field !== 'phone' && isBlank(field) ? '' : undefined),
    trouble: tried && missing ? REQUIRED : trouble,
    sending,
    isChanged: JSON.stringify(draft) !== JSON.stringify(blank),
    save,
  };
};
