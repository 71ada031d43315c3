/** How to transform a picture: turned clockwise, and cropped to a ratio around a part of it. */
export interface Shape {
  /** Quarter turns of 90 degrees, 0 to 3. */
  readonly turns: number;
  /** Width over height; undefined does not crop. */
  readonly ratio: number | undefined;
  /** Which part remains when cropping: 0 the left or top, 1 the right or bottom. */
  readonly focus: number;
}

export const WHOLE: Shape = { turns: 0, ratio: undefined, focus: 0.5 };

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Cut extends Size {
  readonly x: number;
  readonly y: number;
}

export const turned = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** The part of the turned picture that remains, in its pixels. */
export const cutOf = (size: Size, { turns, ratio, focus }: Shape): Cut => {
  const { width, height } = turned(size, turns);
  if (ratio === undefined) return { x: 0, y: 0, width, height };
  const cut = { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) };
  return { ...cut, x: (width - cut.width) * focus, y: (height - cut.height) * focus };
};

/** Draws the transformed picture, its long edge at most `longest` pixels; false if this browser can't. */
export const drawShaped = (
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  shape: Shape,
  longest: number,
): boolean => {
  const cut = cutOf(picture, shape);
  const scale = Math.min(1, longest / Math.max(cut.width, cut.height));
  canvas.width = Math.max(1, Math.round(cut.width * scale));
  canvas.height = Math.max(1, Math.round(cut.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return false;
  // JPEG has no transparency.
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const { width, height } = turned(picture, shape.turns);
  context.scale(scale, scale);
  context.translate(width / 2 - cut.x, height / 2 - cut.y);
  context.rotate((shape.turns * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return true;
};
