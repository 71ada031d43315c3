import { formatPhone, type Role } from '@sundara/contracts';
import { type User, updateAccount, updateCustomerProfile } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useState } from 'react';

/** The editable fields; the e-mail can't be changed (specification 1, section 5). */
export type DetailField = 'name' | 'phone';
const DETAIL_FIELDS = ['name', 'phone'] as const satisfies readonly DetailField[];

type Texts = Readonly<Partial<Record<DetailField, string>>>;

const FAILED = 'Failed to update profile';
const REQUIRED: Readonly<Record<DetailField, string>> = {
  name: 'Name is required',
  phone: 'Phone is required',
};

/** A phone number may be missing where the account has none (decision 83). */
const missing = (form: Record<DetailField, string>, { phone }: User): Texts =>
  Object.fromEntries(
    DETAIL_FIELDS.filter((field) => form[field].trim() === '' && !(field === 'phone' && phone === '')).map(
      (field) => [field, REQUIRED[field]],
    ),
  );

/** The server's errors of single fields. */
const fieldErrors = (failure: ApiFailure): Texts => {
  const said = failure.kind === 'rejected' ? (failure.reply.fields ?? []) : [];
  return Object.fromEntries(
    DETAIL_FIELDS.flatMap((field) => {
      const found = said.find(({ path }) => path === field);
      return found ? [[field, found.message]] : [];
    }),
  );
};

/** The entries that changed after sending. */
const leftOf = (typed: Texts, sent: Record<DetailField, string>): Texts =>
  Object.fromEntries(
    DETAIL_FIELDS.flatMap((field) => {
      const now = typed[field];
      return now === undefined || now === sent[field] ? [] : [[field, now]];
    }),
  );

export interface Details {
  /** The person as last saved since the page was opened; undefined before. */
  readonly saved: User | undefined;
  readonly sending: boolean;
  readonly errors: Texts;
  /** Why the last attempt failed, if it is not about a field. */
  readonly problem: string | undefined;
  /** The fields' values: the entries, else the stored values. */
  readonly formOf: (user: User) => Record<DetailField, string>;
  readonly isChanged: (user: User) => boolean;
  readonly edit: (field: DetailField, value: string) => void;
  readonly undo: () => void;
  /** Saves the entries; returns the first field with an error, if there is one. */
  readonly save: (user: User) => Promise<DetailField | undefined>;
}

const kept = ({ name, phone }: User): Record<DetailField, string> => ({ name, phone: formatPhone(phone) });

/**
 * Name and phone of the signed-in person. The state belongs to the page, not to the section: entries survive a failure
 * and a visit to another section.
 */
export const useDetails = (role: Role): Details => {
  const { http, notify, events } = useShell();
  const [typed, setTyped] = useState<Texts>({});
  const [saved, setSaved] = useState<User>();
  const [state, setState] = useState<{ sending: boolean; errors: Texts; problem?: string }>({
    sending: false,
    errors: {},
  });
  const formOf = (user: User) => ({ ...kept(user), ...typed });

  const failed = (failure: ApiFailure): DetailField | undefined => {
    const errors = fieldErrors(failure);
    const first = DETAIL_FIELDS.find((field) => errors[field]);
    const message = failure.kind === 'rejected' ? failure.message : FAILED;
    setState({ sending: false, errors, ...(!first && { problem: message }) });
    notify.error(message || FAILED);
    return first;
  };

  return {
    saved,
    ...state,
    problem: state.problem,
    formOf,
    isChanged: (user) => DETAIL_FIELDS.some((field) => formOf(user)[field].trim() !== kept(user)[field]),
    edit: (field, value) => {
      setTyped((before) => ({ ...before, [field]: value }));
      setState(({ problem: _, ...before }) => ({
        ...before,
        errors: { ...before.errors, [field]: '' },
      }));
    },
    undo: () => {
      setTyped({});
      setState({ sending: false, errors: {} });
    },
    save: async (user) => {
      const form = formOf(user);
      const errors = missing(form, user);
      const first = DETAIL_FIELDS.find((field) => errors[field]);
      setState({ sending: !first, errors });
      if (first) return first;
      const operation = role === 'customer' ? updateCustomerProfile : updateAccount;
      const body = { name: form.name.trim(), phone: form.phone.trim() };
      const result = await http.call(operation, { body });
      if (!result.ok) return failed(result.failure);
      setSaved(result.data.user);
      setTyped((now) => leftOf(now, form));
      setState({ sending: false, errors: {} });
      notify.success(result.data.message);
      events.emit('profile.updated', {});
      return undefined;
    },
  };
};
