import { FormGrid, TextLine, Wide } from '@sundara/web/salon-form';
import { OwnerPicker } from './owner-picker.tsx';
import type { WizardState } from './use-salon-form.ts';

/** The salon's owner, name and contact details. */
export const BasicStep = ({ state }: { state: WizardState }) => {
  const { form, faults, saving, edit } = state;
  const line = (of: 'name' | 'email' | 'contactNumber' | 'description', label: string, longest: number) => ({
    ...{ label, longest, disabled: saving, value: form[of], fault: faults[of] },
    onEntry: (value: string) => edit({ [of]: value }),
  });
  return (
    <FormGrid>
      <Wide>
        <OwnerPicker
          value={form.owner}
          required={state.isNew}
          fault={faults.userId}
          onChange={(owner) => edit({ owner })}
        />
      </Wide>
      <Wide>
        <TextLine {...line('name', 'Salon name', 100)} required />
      </Wide>
      <TextLine {...line('email', 'Email', 254)} required type="email" mode="email" />
      <TextLine {...line('contactNumber', 'Contact number', 30)} required type="tel" mode="tel" />
      <Wide>
        <TextLine {...line('description', 'Description', 2000)} multiline minRows={3} />
      </Wide>
    </FormGrid>
  );
};
