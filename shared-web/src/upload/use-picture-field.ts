import type { OwnPicture, UploadFolder } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { useEffect, useState } from 'react';
import { openPicture, PictureTrouble } from './prepare-picture.ts';
import { type Shape, WHOLE } from './shape-picture.ts';
import { FOLDERS } from './upload-folders.ts';
import { useUpload } from './use-upload.ts';

interface Options {
  readonly folder: UploadFolder;
  readonly salonId: string | undefined;
  readonly value: { readonly publicId: string | null } | null;
  readonly onChange: (picture: OwnPicture | null) => void;
}

interface Editing {
  readonly file: File;
  readonly picture: ImageBitmap;
}

/** The state of a field for one picture: a chosen picture is first shown, then sent, then passed on. */
export const usePictureField = ({ folder, salonId, value, onChange }: Options) => {
  const { notify } = useShell();
  const words = FOLDERS[folder];
  const [editing, setEditing] = useState<Editing>();
  const [unreadable, setUnreadable] = useState<string>();
  const upload = useUpload({
    folder,
    salonId,
    onDone: (picture) => {
      if (value?.publicId) upload.discard(value.publicId);
      onChange({ ...picture });
    },
  });
  useEffect(() => () => editing?.picture.close(), [editing]);
  const item = upload.underWay.at(-1);

  const send = (file: File, shape: Shape) => {
    setEditing(undefined);
    for (const { key } of upload.underWay) upload.cancel(key);
    upload.send([file], shape);
  };
  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    setUnreadable(undefined);
    try {
      const picture = await openPicture(file);
      if (picture && words.ratio !== undefined) setEditing({ file, picture });
      else send(file, WHOLE);
    } catch (error) {
      const reason = error instanceof PictureTrouble ? error.message : 'Failed to process image';
      setUnreadable(reason);
      notify.error(reason);
    }
  };
  return {
    /** The picture that was chosen but not sent yet. */
    editing: editing?.picture,
    item,
    /** Why the last choice failed. */
    trouble: unreadable ?? item?.reason,
    choose: (files: readonly File[]) => void choose(files),
    use: (shape: Shape) => editing && send(editing.file, shape),
    giveUp: () => setEditing(undefined),
    stop: () => item && upload.cancel(item.key),
    retry: () => item && upload.retry(item.key),
    remove: () => {
      if (value?.publicId) upload.discard(value.publicId);
      onChange(null);
    },
  };
};
