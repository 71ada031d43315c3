import { FormGrid, SpecialtyField, Wide } from '@sundara/web/salon-form';
import { PictureField, PictureList } from '@sundara/web/upload';
import type { WizardState } from './use-salon-form.ts';

/** The salon's pictures and specialties: each specialty trimmed and once (specification 2, section 5). */
export const PicturesStep = ({ state }: { state: WizardState }) => {
  const { form, salonId, saving, edit, setPictureComing } = state;
  return (
    <>
      <FormGrid title="Specialties" lead="What customers come for. They find the salon by these words.">
        <Wide>
          <SpecialtyField value={form} disabled={saving} onChange={edit} />
        </Wide>
      </FormGrid>
      <FormGrid title="Images" lead="The cover stands for the salon in every list.">
        <Wide>
          <PictureField
            folder="salon_covers"
            label="Cover"
            help="Without one, a drawing stands in its place."
            value={form.cover}
            salonId={salonId}
            onBusy={(busy) => setPictureComing('cover', busy)}
            onChange={(cover) => edit({ cover })}
          />
        </Wide>
        <Wide>
          <PictureList
            folder="salon_gallery"
            label="Gallery"
            max={20}
            value={form.gallery}
            salonId={salonId}
            onBusy={(busy) => setPictureComing('gallery', busy)}
            onChange={(gallery) => edit({ gallery })}
          />
        </Wide>
        <Wide>
          <PictureList
            folder="work_images"
            label="Work pictures"
            max={20}
            titled
            value={form.works}
            salonId={salonId}
            onBusy={(busy) => setPictureComing('works', busy)}
            onChange={(works) => edit({ works })}
          />
        </Wide>
      </FormGrid>
    </>
  );
};
