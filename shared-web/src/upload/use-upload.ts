import {
  deleteUpload,
  deleteUploadByPost,
  type OwnPicture,
  type UploadFolder,
  uploadPicture,
} from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PictureTrouble, preparePicture } from './prepare-picture.ts';
import { type Shape, WHOLE } from './shape-picture.ts';
import { FOLDERS } from './upload-folders.ts';

/** A picture that is being uploaded. */
export interface Sending {
  readonly key: string;
  readonly step: 'waiting' | 'sending' | 'failed';
  /** The share that was sent, 0 to 1; at 1 the server still processes it. */
  readonly share: number;
  readonly preview?: string | undefined;
  /** Why the upload failed. */
  readonly reason?: string;
}

export interface Upload {
  readonly underWay: readonly Sending[];
  /** Sends files one after the other. */
  readonly send: (files: readonly Blob[], shape?: Shape) => void;
  readonly retry: (key: string) => void;
  /** Cancels a running upload, and removes a failed one. */
  readonly cancel: (key: string) => void;
  /** Deletes a picture that was uploaded here and is not saved yet; any other is kept until the form is saved. */
  readonly discard: (publicId: string) => void;
}

interface Options {
  readonly folder: UploadFolder;
  /** The salon that an admin chose; an owner has one salon. */
  readonly salonId?: string | undefined;
  readonly onDone: (picture: OwnPicture, key: string) => void;
}

interface Order {
  readonly file: Blob;
  readonly shape: Shape;
  readonly stop: AbortController;
}

/** Uploads pictures of the salon, each with its progress, cancellation, failure and retry. */
export const useUpload = ({ folder, salonId, onDone }: Options): Upload => {
  const { http, notify } = useShell();
  const words = FOLDERS[folder];
  const [underWay, setUnderWay] = useState<readonly Sending[]>([]);
  const orders = useRef(new Map<string, Order>());
  const unsaved = useRef(new Set<string>());
  const last = useRef(Promise.resolve());
  const count = useRef(0);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const all = orders.current;
    return () => {
      for (const { stop } of all.values()) stop.abort();
    };
  }, []);

  const change = (key: string, part: Partial<Sending>) =>
    setUnderWay((before) => before.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const forget = (key: string) => {
    orders.current.delete(key);
    setUnderWay((before) => before.filter((each) => each.key !== key));
  };

  const sendOne = async (key: string, { file, shape, stop }: Order): Promise<void> => {
    if (stop.signal.aborted) return;
    const fail = (reason: string) => {
      if (stop.signal.aborted) return;
      change(key, { step: 'failed', reason });
      notify.error(words.failed);
    };
    try {
      const prepared = await preparePicture(file, shape);
      change(key, { step: 'sending', preview: prepared.preview });
      const answer = await http.call(
        uploadPicture,
        { query: { folder, salonId }, file: prepared.file },
        { signal: stop.signal, onSent: (share) => change(key, { share }) },
      );
      if (stop.signal.aborted) return;
      if (!answer.ok) return fail(answer.failure.message);
      unsaved.current.add(answer.data.picture.publicId);
      forget(key);
      if (words.done) notify.success(words.done);
      done(answer.data.picture, key);
    } catch (error) {
      fail(error instanceof PictureTrouble ? error.message : 'Failed to process image');
    }
  };
  const begin = (key: string, order: Order) => {
    orders.current.set(key, order);
    last.current = last.current.then(() => sendOne(key, order));
  };

  return {
    underWay,
    send: (files, shape = WHOLE) => {
      const added = files.map((file) => {
        count.current += 1;
        return { key: `upload ${count.current}`, file };
      });
      setUnderWay((before) => [
        ...before,
        ...added.map(({ key }) => ({ key, step: 'waiting', share: 0 }) as const),
      ]);
      for (const { key, file } of added) begin(key, { file, shape, stop: new AbortController() });
    },
    retry: (key) => {
      const order = orders.current.get(key);
      if (!order) return;
      setUnderWay((before) =>
        before.map(({ reason: _, ...each }) =>
          each.key === key ? { ...each, step: 'waiting', share: 0 } : each,
        ),
      );
      begin(key, { ...order, stop: new AbortController() });
    },
    cancel: (key) => {
      orders.current.get(key)?.stop.abort();
      forget(key);
    },
    discard: (publicId) => {
      if (!unsaved.current.delete(publicId)) return;
      // Specification 2, section 7: the id of an owner's photo is sent in the body, the others in the address.
      const deleted =
        folder === 'owner_photos'
          ? http.call(deleteUploadByPost, { body: { publicId } })
          : http.call(deleteUpload, { params: { publicId } });
      void deleted.then((answer) => {
        if (!answer.ok) notify.error(words.notDeleted);
      });
    },
  };
};
