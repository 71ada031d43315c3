import { AddressFields } from '@sundara/web/salon-form';
import type { WizardState } from './use-salon-form.ts';

/** Where the salon is. */
export const AddressStep = ({ state: { form, faults, saving, edit } }: { state: WizardState }) => (
  <AddressFields form={form} faults={faults} disabled={saving} edit={edit} />
);
