import { BRONZE, DARK, LIGHT, ON_BRONZE } from './tokens.ts';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
/** Contrast of WCAG 2.2, from 1 to 21. */
const contrast = (a: string, b: string) => {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
};

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('the %s palette', (_, palette) => {
  test.each([
    ['text', 'page'],
    ['text', 'surface'],
    ['secondaryText', 'page'],
    ['secondaryText', 'surface'],
    ['action', 'page'],
    ['action', 'surface'],
    ['onAction', 'action'],
    ['onSoftFill', 'softFill'],
    ['success', 'successFill'],
    ['danger', 'dangerFill'],
    ['danger', 'surface'],
    ['waiting', 'waitingFill'],
  ] as const)('reads well: %s on %s', (front, ground) => {
    expect(contrast(palette[front], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });
});

test('text on the bronze accent reads well', () => {
  expect(contrast(ON_BRONZE, BRONZE)).toBeGreaterThanOrEqual(4.5);
});
