import { useHydrated } from '@sundara/web/core';
import type { ReactNode } from 'react';
import { FILTERS, TIMES } from './listing-address.ts';

/** What an address may say of the list besides its page; a form for one of these passes the others on. */
const KEYS = [...FILTERS, ...TIMES, 'sort', 'view', 'near', 'here'] as const;
type Key = (typeof KEYS)[number];

interface HiddenProps {
  readonly params: URLSearchParams;
  /** Keys for which the form has fields of its own. */
  readonly except?: readonly Key[];
}

/** What a form to the list passes on of the address without a field for it. */
export const HiddenParams = ({ params, except = [] }: HiddenProps) =>
  KEYS.filter((key) => !except.includes(key)).map((key) => {
    const value = params.get(key);
    return value && <input type="hidden" key={key} name={key} value={value} />;
  });

/**
 * The properties of a button that makes a choice. Before the page runs, and without JavaScript, it sends the form that
 * it is in; what it sends comes after the form's hidden parameters, and the last value of a key counts.
 */
export const useChoiceButton = () => {
  const type = useHydrated() ? 'button' : 'submit';
  return (name: Key, value: string) => ({ type, name, value }) as const;
};

/** A form around buttons that each change one thing of the address. */
export const AddressForm = ({ params, children }: { params: URLSearchParams; children: ReactNode }) => (
  <form action="/salons" onSubmit={(event) => event.preventDefault()}>
    <HiddenParams params={params} />
    {children}
  </form>
);
