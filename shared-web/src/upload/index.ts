/**
 * Pictures that are chosen, cropped, turned, ordered and sent. Used by two remotes only: each bundles its own copy with
 * the dialog that needs it.
 */
export { DropArea } from './drop-area.tsx';
export { type FieldPicture, PictureField } from './picture-field.tsx';
export { PictureList } from './picture-list.tsx';
export { isUploaded } from './upload-folders.ts';
export { useBusy } from './use-busy.ts';
export type { ListedPicture } from './use-picture-list.ts';
