import type { SalonDetail } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import type { Photo } from '../../features/lightbox/photo.ts';
import { Reviews } from '../../features/reviews/reviews.tsx';
import { ServiceList } from '../../features/selection/service-list.tsx';
import type { SelectedServices } from '../../features/selection/use-selection.ts';
import { Gallery } from './sections/gallery.tsx';
import { Highlights } from './sections/highlights.tsx';
import { Overview } from './sections/overview.tsx';
import { Owner } from './sections/owner.tsx';
import { Policies } from './sections/policies.tsx';
import { Section } from './sections/section.tsx';
import type { SectionLink } from './sections-of.ts';

interface Props {
  readonly salon: SalonDetail;
  readonly sections: readonly SectionLink[];
  readonly selection: SelectedServices;
  readonly photos: { readonly rooms: readonly Photo[]; readonly works: readonly Photo[] };
  readonly onOpenPhoto: (at: number) => void;
  readonly onOpenWork: (at: number) => void;
}

/** The sections in the order of their tabs. */
export const SalonSections = ({ salon, sections, selection, photos, onOpenPhoto, onOpenWork }: Props) => {
  const has = (id: string) => sections.some((section) => section.id === id);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Overview salon={salon} />
      <Section id="services" title="Services & Bookings">
        <ServiceList services={salon.services} selection={selection} />
      </Section>
      {has('owner') && <Owner salon={salon} />}
      {has('highlights') && <Highlights salon={salon} />}
      <Gallery photos={photos.rooms} works={photos.works} onOpenPhoto={onOpenPhoto} onOpenWork={onOpenWork} />
      <Section id="reviews" title="Reviews">
        <Reviews salon={salon} />
      </Section>
      <Policies />
    </Box>
  );
};
