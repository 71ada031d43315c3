import { MOST_REVIEW_PHOTOS, type Photo, uploadReviewPhoto } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { useEffect, useRef, useState } from 'react';
import { preparePhoto } from './prepare-photo.ts';

/** A photo of the form, being uploaded or done. */
export interface ChosenPhoto {
  readonly key: string;
  readonly step: 'sending' | 'here' | 'failed';
  readonly preview?: string | undefined;
  readonly photo?: Photo;
  /** Why the upload failed. */
  readonly reason?: string;
}

export interface Photos {
  readonly chosen: readonly ChosenPhoto[];
  /** How many more photos may be added. */
  readonly room: number;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (key: string) => void;
  readonly remove: (key: string) => void;
}

const LARGEST_BYTES = 10 * 1024 * 1024;

interface Sending {
  readonly file: File;
  readonly stop: AbortController;
}

/** The photos of a review: each is sent as soon as it is chosen, with its own failure and Retry. */
export const usePhotos = (first: readonly Photo[]): Photos => {
  const { http, notify } = useShell();
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>(() =>
    first.map((photo) => ({ key: photo.id, step: 'here', photo })),
  );
  const sending = useRef(new Map<string, Sending>());
  const count = useRef(0);
  useEffect(() => {
    const underWay = sending.current;
    return () => {
      for (const { stop } of underWay.values()) stop.abort();
    };
  }, []);

  const change = (key: string, part: Partial<ChosenPhoto>) =>
    setChosen((before) => before.map((each) => (each.key === key ? { ...each, ...part } : each)));

  const send = async (key: string, file: File) => {
    const stop = new AbortController();
    sending.current.set(key, { file, stop });
    const prepared = await preparePhoto(file);
    change(key, { preview: prepared.preview });
    if (prepared.file.size > LARGEST_BYTES)
      return change(key, { step: 'failed', reason: 'This file is larger than 10 MB.' });
    if (stop.signal.aborted) return;
    const answer = await http.call(uploadReviewPhoto, { file: prepared.file }, { signal: stop.signal });
    if (stop.signal.aborted) return;
    if (answer.ok) change(key, { step: 'here', photo: answer.data.photo });
    else change(key, { step: 'failed', reason: answer.failure.message });
  };

  const room = Math.max(0, MOST_REVIEW_PHOTOS - chosen.length);
  return {
    chosen,
    room,
    add: (files) => {
      if (files.length > room)
        notify.info(`A review has ${MOST_REVIEW_PHOTOS} photos at most; the first were taken.`);
      const added = files.slice(0, room).map((file) => {
        count.current += 1;
        return { file, item: { key: `new ${count.current}`, step: 'sending' } as const };
      });
      setChosen((before) => [...before, ...added.map(({ item }) => item)]);
      for (const { file, item } of added) void send(item.key, file);
    },
    retry: (key) => {
      const file = sending.current.get(key)?.file;
      if (!file) return;
      setChosen((before) =>
        before.map(({ reason: _, ...each }) => (each.key === key ? { ...each, step: 'sending' } : each)),
      );
      void send(key, file);
    },
    remove: (key) => {
      sending.current.get(key)?.stop.abort();
      setChosen((before) => before.filter((each) => each.key !== key));
    },
  };
};
