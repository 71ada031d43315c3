import type { updateSalon } from '@sundara/contracts/api';
import type * as z from 'zod/mini';
import { type SalonRow, worksOf } from '../../marketplace/index.ts';
import type { GivenProfile } from '../../salon-operations/index.ts';

/** The fields of the admin's form; the form for a new salon has the same and more. */
export type SalonForm = Omit<z.output<typeof updateSalon.body>, 'userId'>;
type GivenPicture = string | { readonly publicId: string };

const idOf = (picture: GivenPicture): string => (typeof picture === 'string' ? picture : picture.publicId);
const orNull = (picture: GivenPicture | null | undefined) => (picture ? idOf(picture) : picture);

/** The form as an owner's profile: pictures by their ids; a work picture without a title keeps its current one. */
export const profileOf = (
  { coverImage, ownerPhoto, galleryImages, workImages, isActive: _, ...form }: SalonForm,
  salon: Pick<SalonRow, 'workPictures' | 'works' | 'name'>,
): GivenProfile => {
  const titleOf = (id: string) =>
    worksOf(salon).find((work) => ('publicId' in work ? work.publicId : work.illustration) === id)?.title ??
    '';
  return {
    ...form,
    cover: orNull(coverImage),
    ownerPhoto: orNull(ownerPhoto),
    galleryImages: galleryImages?.map(idOf),
    workImages: workImages?.map((work) => {
      const publicId = idOf(work);
      const title = typeof work === 'string' ? undefined : work.title;
      return { publicId, title: title ?? titleOf(publicId) };
    }),
  };
};

/** The ids of all pictures in the form. */
export const picturesOf = ({ coverImage, ownerPhoto, galleryImages = [], workImages = [] }: SalonForm) =>
  [coverImage, ownerPhoto, ...galleryImages, ...workImages].flatMap((picture) =>
    picture ? [idOf(picture)] : [],
  );
