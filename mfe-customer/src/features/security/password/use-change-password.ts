import { changePassword } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { useState } from 'react';
import { faultOf, NO_REFUSAL, type Refusal, refusalOf } from '../refusal.ts';

const PASSWORD_FIELDS = ['currentPassword', 'newPassword'] as const;
export type PasswordFieldName = (typeof PASSWORD_FIELDS)[number];

const EMPTY: Readonly<Record<PasswordFieldName, string>> = { currentPassword: '', newPassword: '' };

/**
 * Changes the password. The entries are kept after a failure; this browser continues with its refresh cookie, as its
 * token belongs to the former password.
 */
export const useChangePassword = (onChanged: () => void) => {
  const { http, notify } = useShell();
  const [values, setValues] = useState(EMPTY);
  const [refusal, setRefusal] = useState<Refusal>(NO_REFUSAL);
  const [sending, setSending] = useState(false);

  const edit = (field: PasswordFieldName, value: string) => {
    setValues({ ...values, [field]: value });
    setRefusal({ fields: { ...refusal.fields, [field]: '' } });
  };
  /** Returns the first field with an error, if there is one. */
  const send = async (): Promise<PasswordFieldName | undefined> => {
    if (sending) return undefined;
    const told = (refused: Refusal) => {
      setRefusal(refused);
      return PASSWORD_FIELDS.find((field) => refused.fields[field]);
    };
    const fault = faultOf(changePassword.body, values);
    if (fault) return told(fault);
    setSending(true);
    setRefusal(NO_REFUSAL);
    const answer = await http.call(changePassword, { body: values });
    setSending(false);
    if (!answer.ok) {
      const fieldOf = { PASSWORD_WRONG: 'currentPassword', PASSWORD_TOO_COMMON: 'newPassword' } as const;
      return told(refusalOf(answer.failure, fieldOf));
    }
    setValues(EMPTY);
    notify.success('Password changed');
    onChanged();
    return undefined;
  };
  return { values, refusal, sending, edit, send };
};
