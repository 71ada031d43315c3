/** Long edge of what is sent, in pixels: more than is ever shown, and a tenth of what a camera writes. */
const LONGEST = 1920;
const PREVIEW = 240;
/** What is smaller is sent as it is. */
const SMALL_BYTES = 600_000;

export interface PreparedPhoto {
  readonly file: Blob;
  /** A small copy as a data URI; undefined for what this browser can't read, which the server may. */
  readonly preview: string | undefined;
}

const drawn = (picture: ImageBitmap, longest: number): HTMLCanvasElement | undefined => {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // JPEG knows no see-through.
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

/** Makes a photo quick to send, and a preview of it; a file that is no picture stays as it is. */
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
