import { FRAME } from '../city/data/city.data.ts';
import { between, bounded, PAST_EDGE, panned, toScreen, viewOf, zoomed } from './view.ts';

const SIZE = { width: 600, height: 400 };
const VIEW = { x: 2000, y: 2000, scale: 0.5 };

test('what is under the pointer stays there while the map comes closer', () => {
  const at = { x: 120, y: 310 };
  const before = { x: VIEW.x + (at.x - 300) / 0.5, y: VIEW.y + (at.y - 200) / 0.5 };
  const after = toScreen(before, zoomed(VIEW, 1.7, at, SIZE), SIZE);
  expect(after.x).toBeCloseTo(at.x);
  expect(after.y).toBeCloseTo(at.y);
});

test('a drag moves the map by as many pixels as the pointer went', () => {
  const before = toScreen({ x: 2100, y: 1900 }, VIEW, SIZE);
  const after = toScreen({ x: 2100, y: 1900 }, panned(VIEW, 30, -12), SIZE);
  expect([after.x - before.x, after.y - before.y]).toEqual([30, -12]);
});

test('no view leaves the frame by more than a pin, goes further out than all of it or closer than there is to see', () => {
  const corner = { x: 300 - PAST_EDGE, y: FRAME.height - 200 + PAST_EDGE, scale: 1 };
  expect(bounded({ x: -9999, y: 9999, scale: 1 }, SIZE)).toEqual(corner);
  const out = bounded({ x: 0, y: FRAME.height / 2, scale: 0.0001 }, SIZE);
  expect(out).toEqual({ x: FRAME.width / 2, y: FRAME.height / 2, scale: SIZE.height / FRAME.height });
  expect(zoomed(VIEW, 1e9, { x: 300, y: 200 }, SIZE).scale).toBe(2);
});

test('a view of points shows each of them with the room that was asked for', () => {
  const points = [
    { x: 900, y: 1000 },
    { x: 3100, y: 2600 },
    { x: 2000, y: 1400 },
  ];
  const view = viewOf(points, SIZE, 40);
  for (const point of points) {
    const { x, y } = toScreen(point, view, SIZE);
    expect(Math.min(x, y, SIZE.width - x, SIZE.height - y)).toBeGreaterThanOrEqual(39.999);
  }
});

test('one point is seen with its surroundings, none as the whole city', () => {
  expect(viewOf([{ x: 2000, y: 2000 }], SIZE, 40)).toEqual({ x: 2000, y: 2000, scale: 1.1 });
  expect(viewOf([], SIZE, 40).scale).toBeLessThan(0.15);
});

test('a way from one view to another begins at the one and ends at the other', () => {
  const to = { x: 2500, y: 1500, scale: 1.5 };
  expect(between(VIEW, to, 0)).toEqual(VIEW);
  const end = between(VIEW, to, 1);
  expect([end.x, end.y, end.scale].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([2500, 1500, 1.5]);
  expect(between(VIEW, { ...VIEW, x: 2100 }, 0.5).x).toBe(2050);
});
