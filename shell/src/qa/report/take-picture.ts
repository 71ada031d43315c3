/** Suggests this tab; the person may choose another one. */
const ASK: DisplayMediaStreamOptions & { readonly preferCurrentTab: boolean } = {
  video: true,
  audio: false,
  preferCurrentTab: true,
};

/** Whether this browser can capture what it shows; phone browsers can't. */
export const canTakePicture = (): boolean => 'getDisplayMedia' in (navigator.mediaDevices ?? {});

const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

const frameOf = async (stream: MediaStream): Promise<string> => {
  const video = document.createElement('video');
  video.srcObject = stream;
  video.muted = true;
  await video.play();
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser gives nothing to draw on.');
  pen.drawImage(video, 0, 0);
  return canvas.toDataURL('image/png');
};

/**
 * A picture of what the browser shows, as a data URL of a PNG. The person is asked first; then `stepAside` hides what
 * covers the page, and shows it again in any case.
 *
 * @throws DOMException NotAllowedError when the person or the page's policy says no
 */
export const takePicture = async (stepAside: (isAside: boolean) => void): Promise<string> => {
  const stream = await navigator.mediaDevices.getDisplayMedia(ASK);
  try {
    stepAside(true);
    await painted();
    return await frameOf(stream);
  } finally {
    stepAside(false);
    for (const track of stream.getTracks()) track.stop();
  }
};
