import type { FieldPicture, ListedPicture } from '@sundara/web/upload';
import type { Field } from './field.ts';
import { CheckView, ChoiceView, TextView } from './field-views.tsx';
import { PicturesView, PictureView } from './picture-views.tsx';

type Look<V, E> = Omit<Field<V, E>, 'start' | 'view'> & { readonly start?: V };

/** A text: `text({ label: 'Email', kind: 'email', required: true })`. */
export const text = <E = unknown>(look: Look<string, E>): Field<string, E> => ({
  start: '',
  ...look,
  view: TextView,
});

/** A number as it is typed. Empty text is 0; other text that is no number is NaN, which the contract reports. */
export const number = <E = unknown>(look: Look<string, E>): Field<string, E> => ({
  ...{ start: '', kind: 'whole' },
  write: (typed) => Number(typed),
  ...look,
  view: TextView,
});

/** One of several options. */
export const choice = <E = unknown>(look: Look<string, E>): Field<string, E> => ({
  start: '',
  ...look,
  view: ChoiceView,
});

/** Yes or no. */
export const check = <E = unknown>(look: Look<boolean, E>): Field<boolean, E> => ({
  start: false,
  ...look,
  view: CheckView,
});

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
