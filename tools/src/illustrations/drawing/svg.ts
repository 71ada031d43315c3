type Value = string | number | undefined;

/** A number with at most one decimal: small markup, and safe from last-digit differences of platforms. */
export const num = (value: number): string => String(Math.round(value * 10) / 10 + 0);

/** Path data with its numbers rounded: d`M${x} ${y} h${w}`. */
export const d = (strings: TemplateStringsArray, ...values: readonly (number | string)[]): string => {
  return strings.reduce((text, part, i) => {
    const value = values[i - 1] ?? '';
    return text + (typeof value === 'number' ? num(value) : value) + part;
  });
};

export const el = (name: string, attributes: Record<string, Value>, content = ''): string => {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value}"`,
    )
    .join('');
  return content ? `<${name}${text}>${content}</${name}>` : `<${name}${text}/>`;
};

const solid = (opacity: number | undefined) => (opacity === 1 ? undefined : opacity);

export const path = (data: string, fill: string, opacity?: number): string =>
  el('path', { d: data, fill, opacity: solid(opacity) });

/** An open stroke with round ends. */
export const stroke = (data: string, colour: string, width: number, opacity?: number): string =>
  el('path', {
    d: data,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    opacity: solid(opacity),
  });

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: { r?: number; opacity?: number } = {},
): string =>
  el('rect', {
    x: num(x),
    y: num(y),
    width: num(width),
    height: num(height),
    rx: more.r,
    fill,
    opacity: solid(more.opacity),
  });

export const oval = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  opacity?: number,
): string =>
  el('ellipse', { cx: num(cx), cy: num(cy), rx: num(rx), ry: num(ry), fill, opacity: solid(opacity) });

export const group = (content: readonly string[] | string, attributes: Record<string, Value> = {}): string =>
  el('g', attributes, typeof content === 'string' ? content : content.join(''));

/** Content moved to a point, and scaled and turned around it. */
export const at = (x: number, y: number, content: string, scale = 1, turn = 0, scaleX = scale): string => {
  const grow =
    scale === 1 && scaleX === 1
      ? ''
      : ` scale(${Math.round(scaleX * 1000) / 1000} ${Math.round(scale * 1000) / 1000})`;
  const rotate = turn === 0 ? '' : ` rotate(${num(turn)})`;
  return el('g', { transform: `translate(${num(x)} ${num(y)})${rotate}${grow}` }, content);
};
