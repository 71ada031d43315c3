import { formatPhone, type Role } from '@sundara/contracts';
import { type User, updateAccount, updateCustomerProfile } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useState } from 'react';

/** What can be changed; the e-mail stays as it is (specification 1, section 5). */
export type DetailField = 'name' | 'phone';
const DETAIL_FIELDS = ['name', 'phone'] as const satisfies readonly DetailField[];

type Texts = Readonly<Partial<Record<DetailField, string>>>;

const FAILED = 'Failed to update profile';
const REQUIRED: Readonly<Record<DetailField, string>> = {
  name: 'Name is required',
  phone: 'Phone is required',
};

const missing = (form: Record<DetailField, string>): Texts =>
  Object.fromEntries(
    DETAIL_FIELDS.filter((field) => form[field].trim() === '').map((field) => [field, REQUIRED[field]]),
  );

/** What the server says of single fields, where it does. */
const fieldErrors = (failure: ApiFailure): Texts => {
  const said = failure.kind === 'rejected' ? (failure.reply.fields ?? []) : [];
  return Object.fromEntries(
    DETAIL_FIELDS.flatMap((field) => {
      const found = said.find(({ path }) => path === field);
      return found ? [[field, found.message]] : [];
    }),
  );
};

/** What was typed after it was sent. */
const leftOf = (typed: Texts, sent: Record<DetailField, string>): Texts =>
  Object.fromEntries(
    DETAIL_FIELDS.flatMap((field) => {
      const now = typed[field];
      return now === undefined || now === sent[field] ? [] : [[field, now]];
    }),
  );

export interface Details {
  /** The person as saved last in this visit of the page; undefined before. */
  readonly saved: User | undefined;
  readonly sending: boolean;
  readonly errors: Texts;
  /** Why the last attempt failed, where it is about no field. */
  readonly problem: string | undefined;
  /** What the fields show: what was typed, else what is kept. */
  readonly formOf: (user: User) => Record<DetailField, string>;
  readonly isChanged: (user: User) => boolean;
  readonly edit: (field: DetailField, value: string) => void;
  readonly undo: () => void;
  /** Saves what is typed; answers the first field that is wrong, if one is. */
  readonly save: (user: User) => Promise<DetailField | undefined>;
}

const kept = ({ name, phone }: User): Record<DetailField, string> => ({ name, phone: formatPhone(phone) });

/**
 * Name and phone of whoever is signed in. It belongs to the page, not to the section: what is typed survives a failure
 * and a look at another section.
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
      const errors = missing(form);
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
