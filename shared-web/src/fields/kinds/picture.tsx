import { type FieldPicture, type ListedPicture, PictureField, PictureList } from '@sundara/web/upload';
import type { Field, FieldViewProps, Look } from '../field.ts';

/** What pictures have in common. */
const lookOf = ({
  field,
  salonId,
  onBusy,
}: Pick<FieldViewProps<unknown>, 'field' | 'salonId' | 'onBusy'>) => {
  const { label, hint, folder } = field;
  if (!folder) throw new TypeError(`${label} needs the folder of its uploads.`);
  return { label, folder, salonId, onBusy, ...(hint !== undefined && { help: hint }) };
};

/** One picture; without it, the one of a new form. */
const PictureView = ({ value, onChange, ...rest }: FieldViewProps<FieldPicture | null>) => (
  <PictureField {...lookOf(rest)} optional={rest.field.optional ?? false} value={value} onChange={onChange} />
);

/** Pictures in an order. */
const PicturesView = ({ value, onChange, ...rest }: FieldViewProps<readonly ListedPicture[]>) => (
  <PictureList
    {...lookOf(rest)}
    max={rest.field.most ?? 20}
    titled={rest.field.titled ?? false}
    value={value}
    onChange={onChange}
  />
);

/** One picture, written as its publicId. */
export const picture = <E = unknown>(look: Look<FieldPicture | null, E>): Field<FieldPicture | null, E> => ({
  ...{ start: null, wide: true },
  write: (value) => value?.publicId ?? null,
  ...look,
  view: PictureView,
});

/** Pictures in an order, written as their publicIds. */
export const pictures = <E = unknown>(
  look: Look<readonly ListedPicture[], E>,
): Field<readonly ListedPicture[], E> => ({
  ...{ start: [], wide: true },
  write: (value) => value.map(({ publicId }) => publicId),
  ...look,
  view: PicturesView,
});
