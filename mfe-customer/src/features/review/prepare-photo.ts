/** Long edge of the uploaded photo, in pixels: more than is ever shown, and a tenth of what a camera writes. */
const LONGEST = 1920;
const PREVIEW = 240;
/** A smaller file is sent unchanged. */
const SMALL_BYTES = 600_000;

export interface PreparedPhoto {
  readonly file: Blob;
  /** A small copy as a data URI; undefined if this browser can't decode the file, though the server may. */
  readonly preview: string | undefined;
}

const drawn = (picture: ImageBitmap, longest: number): HTMLCanvasElement | undefined => {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // JPEG has no transparency.
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
};

const shrunk = (picture: ImageBitmap): Promise<Blob | undefined> =>
  new Promise((resolve) => {
    const canvas = drawn(picture, LONGEST);
    if (!canvas) return resolve(undefined);
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.86);
  });

/** Makes a photo quick to send, with a preview; a file that can't be decoded is sent unchanged. */
export const preparePhoto = async (file: File): Promise<PreparedPhoto> => {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const preview = drawn(picture, PREVIEW)?.toDataURL('image/jpeg', 0.8);
    const smaller = file.size > SMALL_BYTES ? await shrunk(picture) : undefined;
    picture.close();
    return { file: smaller && smaller.size < file.size ? smaller : file, preview };
  } catch {
    return { file, preview: undefined };
  }
};
