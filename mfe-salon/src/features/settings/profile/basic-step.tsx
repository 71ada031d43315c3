import { PRICE_TIERS } from '@sundara/contracts/api';
import { TextField } from '@sundara/web/form';
import { FormGrid, Wide } from '@sundara/web/salon-form';
import { MenuItem } from '@sundara/web/table';
import { PictureField, PictureList } from '@sundara/web/upload';
import { Field } from './field.tsx';
import type { ProfileForm } from './profile-form.ts';
import type { ProfileState } from './use-profile-form.ts';

const TIERS = ['Budget', 'Moderate', 'Upmarket', 'Luxury'];

/** Who the salon is: name and contact, who owns it, how it looks. */
export const BasicStep = ({ state, form }: { state: ProfileState; form: ProfileForm }) => (
  <>
    <FormGrid>
      <Field state={state} of="name" label="Salon name" required longest={100} />
      <TextField
        select
        fullWidth
        label="Price range"
        value={form.priceRange}
        onChange={({ target }) => {
          const priceRange = PRICE_TIERS.find((tier) => tier === target.value);
          if (priceRange) state.edit({ priceRange });
        }}
        disabled={state.saving}
      >
        {PRICE_TIERS.map((tier, index) => (
          <MenuItem key={tier} value={tier}>
            {tier} · {TIERS[index]}
          </MenuItem>
        ))}
      </TextField>
      <Field
        state={state}
        of="contactNumber"
        label="Contact number"
        required
        type="tel"
        mode="tel"
        longest={30}
      />
      <Field state={state} of="email" label="Email" required type="email" mode="email" longest={254} />
      <Wide>
        <Field state={state} of="description" label="Description" multiline minRows={3} longest={2000} />
      </Wide>
    </FormGrid>
    <FormGrid title="Owner" lead="Customers like to know who welcomes them.">
      <Field state={state} of="ownerName" label="Owner's name" longest={100} />
      <Wide>
        <Field
          state={state}
          of="ownerDescription"
          label="About the owner"
          multiline
          minRows={2}
          longest={1000}
        />
      </Wide>
      <Wide>
        <PictureField
          folder="owner_photos"
          label="Portrait"
          help="Without one, your words stand alone."
          optional
          value={form.ownerPhoto}
          onBusy={(busy) => state.setPictureComing('ownerPhoto', busy)}
          onChange={(ownerPhoto) => state.edit({ ownerPhoto })}
        />
      </Wide>
    </FormGrid>
    <FormGrid title="Pictures" lead="The cover stands for your salon in every list.">
      <Wide>
        <PictureField
          folder="salon_covers"
          label="Cover"
          help="Without one of your own, a drawing stands in its place."
          value={form.cover}
          onBusy={(busy) => state.setPictureComing('cover', busy)}
          onChange={(cover) => state.edit({ cover })}
        />
      </Wide>
      <Wide>
        <PictureList
          folder="salon_gallery"
          label="Gallery"
          max={20}
          value={form.gallery}
          onBusy={(busy) => state.setPictureComing('gallery', busy)}
          onChange={(gallery) => state.edit({ gallery })}
        />
      </Wide>
    </FormGrid>
  </>
);
