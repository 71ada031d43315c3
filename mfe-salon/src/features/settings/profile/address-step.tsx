import { AddressFields } from '@sundara/web/salon-form';
import type { ProfileForm } from './profile-form.ts';
import type { ProfileState } from './use-profile-form.ts';

/** Where the salon is, by its coordinates and in words. */
export const AddressStep = ({ state, form }: { state: ProfileState; form: ProfileForm }) => (
  <AddressFields form={form} faults={state.faults} disabled={state.saving} edit={state.edit} />
);
