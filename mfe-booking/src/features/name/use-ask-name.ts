import { updateCustomerProfile } from '@sundara/contracts/api';
import type { ApiFailure, SessionUser } from '@sundara/contracts/federation';
import { useSession, useShell } from '@sundara/web/core';
import { type RefObject, useEffect, useRef, useState } from 'react';

const NAME_FIELDS = ['name', 'phone'] as const;
export type NameField = (typeof NAME_FIELDS)[number];
type Texts = Readonly<Partial<Record<NameField, string>>>;

const NAME_MISSING = 'Please tell us your name';
const NOT_SAVED = 'Your name could not be saved. Please try again.';

/** The customer with a name; or why it was not stored, unless that is told at a field. */
export type Named =
  | { readonly ok: true; readonly user: SessionUser }
  | { readonly ok: false; readonly message: string | undefined };

export interface AskName {
  /** Whether the account has no name yet, so that the fields are shown. */
  readonly ask: boolean;
  readonly entries: Readonly<Record<NameField, string>>;
  readonly errors: Texts;
  readonly inputs: Readonly<Record<NameField, RefObject<HTMLInputElement | null>>>;
  readonly write: (field: NameField, text: string) => void;
  /** Whether there is a name; if not, its field says so and takes the focus. */
  readonly check: () => boolean;
  /** Stores name and phone on the account, if they are asked for. */
  readonly save: (user: SessionUser) => Promise<Named>;
}

/**
 * Asks a customer who signed up by a mailed code for the name, once (decision 83).
 * @param isNeeded whether the server has refused an order without a name
 */
export const useAskName = (isNeeded: boolean): AskName => {
  const { http, events } = useShell();
  const session = useSession();
  const user = session.status === 'signed-in' && session.user.role === 'customer' ? session.user : undefined;
  const ask = user !== undefined && (user.name === '' || (isNeeded && !user.name));
  const [typed, setTyped] = useState<Texts>({});
  const [errors, setErrors] = useState<Texts>({});
  const name = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const entries = { name: typed.name ?? '', phone: typed.phone ?? user?.phone ?? '' };

  // Above the terms, so it takes the focus when both are missing.
  useEffect(() => {
    if (errors.name) name.current?.focus();
    else if (errors.phone) phone.current?.focus();
  }, [errors]);

  return {
    ask,
    entries,
    errors,
    inputs: { name, phone },
    write: (field, text) => setTyped((now) => ({ ...now, [field]: text })),
    check: () => {
      const isThere = !ask || entries.name.trim() !== '';
      setErrors(isThere ? {} : { name: NAME_MISSING });
      return isThere;
    },
    save: async (customer) => {
      if (!ask) return { ok: true, user: customer };
      const body = { name: entries.name.trim(), phone: entries.phone.trim() };
      const saved = await http.call(updateCustomerProfile, { body });
      if (!saved.ok) {
        const faults = faultsIn(saved.failure);
        setErrors(faults);
        return { ok: false, message: Object.keys(faults).length > 0 ? undefined : NOT_SAVED };
      }
      events.emit('profile.updated', {});
      const { user } = saved.data;
      return { ok: true, user: { ...customer, name: user.name, phone: user.phone } };
    },
  };
};

/** The server's errors of the two fields. */
const faultsIn = (failure: ApiFailure): Texts => {
  const said = failure.kind === 'rejected' ? (failure.reply.fields ?? []) : [];
  const faults = NAME_FIELDS.map((field) => [field, said.find(({ path }) => path === field)?.message]);
  return Object.fromEntries(faults.filter(([, message]) => message !== undefined));
};
