import { FormGrid, TextLine, Wide } from '@sundara/web/salon-form';
import { PictureField } from '@sundara/web/upload';
import type { WizardState } from './use-salon-form.ts';

/** What customers learn about the owner. */
export const OwnerStep = ({ state }: { state: WizardState }) => {
  const { form, faults, salonId, saving, edit } = state;
  const line = (of: 'ownerName' | 'ownerDescription', label: string, longest: number) => ({
    ...{ label, longest, disabled: saving, value: form[of], fault: faults[of] },
    onEntry: (value: string) => edit({ [of]: value }),
  });
  return (
    <FormGrid title="Owner" lead="Customers like to know who welcomes them.">
      <TextLine {...line('ownerName', "Owner's name", 100)} />
      <Wide>
        <TextLine {...line('ownerDescription', 'About the owner', 1000)} multiline minRows={3} />
      </Wide>
      <Wide>
        <PictureField
          folder="owner_photos"
          label="Owner's photo"
          help="Without one, the words stand alone."
          optional
          value={form.ownerPhoto}
          salonId={salonId}
          onBusy={(busy) => state.setPictureComing('ownerPhoto', busy)}
          onChange={(ownerPhoto) => edit({ ownerPhoto })}
        />
      </Wide>
    </FormGrid>
  );
};
