import type { OwnPicture, UploadFolder } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { useEffect, useRef, useState } from 'react';
import { WHOLE } from './shape-picture.ts';
import { useUpload } from './use-upload.ts';

export type ListedPicture = OwnPicture & { readonly title?: string | undefined };

interface Options {
  readonly folder: UploadFolder;
  readonly salonId: string | undefined;
  readonly value: readonly ListedPicture[];
  readonly onChange: (pictures: readonly ListedPicture[]) => void;
  readonly max: number;
}

/** The state of a list of pictures: new ones are added at the end, a turned one replaces the original. */
export const usePictureList = ({ folder, salonId, value, onChange, max }: Options) => {
  const { notify } = useShell();
  const [turning, setTurning] = useState<string>();
  // Uploads end after many renders: they change the value of that time.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const change = (next: readonly ListedPicture[]) => {
    latest.current = next;
    onChange(next);
  };
  const upload = useUpload({
    folder,
    salonId,
    onDone: (picture) => change([...latest.current, { ...picture, title: '' }]),
  });
  const turned = useUpload({
    folder,
    salonId,
    onDone: (picture) => {
      const before = turning;
      setTurning(undefined);
      change(
        latest.current.map((each) => (each.publicId === before ? { ...picture, title: each.title } : each)),
      );
      if (before) discard(before);
    },
  });
  const discard = (publicId: string) => {
    upload.discard(publicId);
    turned.discard(publicId);
  };
  const failed = turned.underWay.find(({ step }) => step === 'failed');
  useEffect(() => {
    if (!failed) return;
    turned.cancel(failed.key);
    setTurning(undefined);
  });
  const room = Math.max(0, max - value.length - upload.underWay.length);
  return {
    underWay: upload.underWay,
    turning,
    room,
    add: (files: readonly File[]) => {
      if (files.length > room) notify.info(`There can be ${max} pictures; the first were taken.`);
      upload.send(files.slice(0, room));
    },
    cancel: upload.cancel,
    retry: upload.retry,
    turn: async ({ publicId, url }: ListedPicture) => {
      if (turning) return;
      setTurning(publicId);
      try {
        const answer = await fetch(`${url}?w=1280`);
        if (!answer.ok) throw new Error(`The picture answered ${answer.status}.`);
        turned.send([await answer.blob()], { ...WHOLE, turns: 1 });
      } catch {
        setTurning(undefined);
        notify.error('Failed to process image');
      }
    },
    retitle: (publicId: string, title: string) =>
      change(latest.current.map((each) => (each.publicId === publicId ? { ...each, title } : each))),
    remove: (publicId: string) => {
      change(latest.current.filter((each) => each.publicId !== publicId));
      discard(publicId);
    },
  };
};
