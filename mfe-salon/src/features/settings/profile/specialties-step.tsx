import { FormGrid, SpecialtyField, Wide } from '@sundara/web/salon-form';
import { PictureList } from '@sundara/web/upload';
import type { ProfileForm } from './profile-form.ts';
import type { ProfileState } from './use-profile-form.ts';

/** What the salon is known for, in words and in pictures of its work (specification 2, section 5). */
export const SpecialtiesStep = ({ state, form }: { state: ProfileState; form: ProfileForm }) => (
  <>
    <FormGrid title="Specialties" lead="What customers come to you for. They find you by these words.">
      <Wide>
        <SpecialtyField value={form} disabled={state.saving} onChange={state.edit} />
      </Wide>
    </FormGrid>
    <FormGrid title="Your work" lead="Up to 20 pictures of what you have done, each with a title.">
      <Wide>
        <PictureList
          folder="work_images"
          label="Work pictures"
          max={20}
          titled
          value={form.works}
          onBusy={(busy) => state.setPictureComing('works', busy)}
          onChange={(works) => state.edit({ works })}
        />
      </Wide>
    </FormGrid>
  </>
);
