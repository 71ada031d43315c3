import { drawShaped, type Shape } from './shape-picture.ts';

/** Long edge of the uploaded picture, in pixels: more than is ever shown, and a tenth of what a camera writes. */
const LONGEST = 1920;
const PREVIEW = 320;
/** A smaller file that needs no turning or cropping is sent unchanged. */
const SMALL_BYTES = 600_000;
const LARGEST_BYTES = 10 * 1024 * 1024;

/** Why a file can't be sent, in a sentence. */
export class PictureTrouble extends Error {
  override readonly name = 'PictureTrouble';
}

export interface PreparedPicture {
  readonly file: Blob;
  /** A small copy as a data URI; undefined if this browser can't decode the file, though the server may. */
  readonly preview: string | undefined;
}

/**
 * Decodes a chosen file, upright as the camera was held.
 * @returns undefined if this browser can't, though the server may
 * @throws PictureTrouble for a file that is no picture or can't be read
 */
export const openPicture = async (file: Blob): Promise<ImageBitmap | undefined> => {
  if (file.type !== '' && !file.type.startsWith('image/'))
    throw new PictureTrouble('This file is not a picture. Choose a JPEG, PNG, WebP or AVIF picture.');
  if (!(await canBeRead(file))) throw new PictureTrouble('Failed to read image file');
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return undefined;
  }
};

/**
 * Makes a picture quick to send, turned and cropped as requested, with a preview of it.
 * @throws PictureTrouble 'Failed to process image' if it can't be turned or cropped, or a sentence about its size
 */
export const preparePicture = async (file: Blob, shape: Shape): Promise<PreparedPicture> => {
  const picture = await openPicture(file);
  try {
    const isAsItIs = shape.turns % 4 === 0 && shape.ratio === undefined;
    if (!picture && !isAsItIs) throw new PictureTrouble('Failed to process image');
    const canvas = document.createElement('canvas');
    const preview =
      picture && drawShaped(canvas, picture, shape, PREVIEW)
        ? canvas.toDataURL('image/jpeg', 0.8)
        : undefined;
    const redrawn =
      picture && !(isAsItIs && file.size <= SMALL_BYTES) && drawShaped(canvas, picture, shape, LONGEST)
        ? await jpegOf(canvas)
        : undefined;
    if (!redrawn && !isAsItIs) throw new PictureTrouble('Failed to process image');
    const sent = redrawn && (!isAsItIs || redrawn.size < file.size) ? redrawn : file;
    if (sent.size > LARGEST_BYTES) throw new PictureTrouble('This file is larger than 10 MB.');
    return { file: sent, preview };
  } finally {
    picture?.close();
  }
};

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob | undefined> =>
  new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.88);
  });

/** Whether the file can be read: since it was chosen it may be gone, or access denied. */
const canBeRead = (file: Blob): Promise<boolean> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(true);
    reader.onerror = () => resolve(false);
    reader.readAsArrayBuffer(file.slice(0, 1));
  });
