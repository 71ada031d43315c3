import { bubbleName } from '../layers/bubbles.tsx';
import { AMEERPET, MADHAPUR, SR_NAGAR, testLocality, testSalon } from '../testing-salons.ts';
import { groupLocalities } from './group-localities.ts';
import { groupPins } from './group-pins.ts';
import { pinText, pinWidth } from './pin-text.ts';
import { boxOf, type LabelWish, overlap, placeLabels } from './place-labels.ts';
import { planMap } from './plan-map.ts';
import { spreadPins } from './spread-pins.ts';

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

test('localities that are close together are one count, and part when the map comes closer', () => {
  const far = groupLocalities([MADHAPUR, AMEERPET, SR_NAGAR], 0.15);
  expect(far.map(bubbleName)).toEqual(['Madhapur, 5 salons', 'Ameerpet and SR Nagar, 5 salons: zoom in']);
  const near = groupLocalities([MADHAPUR, AMEERPET, SR_NAGAR], 1);
  expect(near.map(bubbleName)).toEqual(['Madhapur, 5 salons', 'Ameerpet, 3 salons', 'SR Nagar, 2 salons']);
});

test('no salon is lost by grouping, and no two groups overlap', () => {
  const many = Array.from({ length: 70 }, (_, index) =>
    testLocality(
      `L${index}`,
      17.3 + ((index * 37) % 70) / 350,
      78.3 + ((index * 53) % 70) / 300,
      1 + (index % 4),
    ),
  );
  const groups = groupLocalities(many, 0.1);
  expect(groups.reduce((sum, { salons }) => sum + salons, 0)).toBe(
    many.reduce((sum, { salons }) => sum + salons, 0),
  );
  for (const [index, group] of groups.entries())
    for (const other of groups.slice(index + 1)) expect(distance(group, other) * 0.1).toBeGreaterThan(44);
});

test('salons whose pins would lie on each other share one, and part when the map comes closer', () => {
  const salons = [
    testSalon('a', 'A', 17.4373, 78.4004),
    testSalon('b', 'B', 17.36, 78.52),
    testSalon('c', 'C', 17.4374, 78.4013),
  ];
  const idsAt = (scale: number) =>
    groupPins(salons, scale).map((pin) => pin.salons.map(({ id }) => id).join(' '));
  expect(idsAt(0.15)).toEqual(['a c', 'b']);
  expect(idsAt(2)).toEqual(['a', 'b', 'c']);
});

test('a pin says from which price on, or the next start of the day that was asked for', () => {
  const salon = { ...testSalon('a', 'A', 17.4, 78.4), priceFrom: 1249 };
  const start = { dateTime: '2026-11-24T16:00:00+05:30', serviceIds: ['v1'], price: 450 };
  expect(pinText([salon])).toBe('from ₹1,249');
  expect(pinText([salon], true)).toBe('₹1,249');
  expect(pinText([{ ...salon, nextStarts: [start] }])).toBe('4:00 pm');
  expect(pinText([{ ...salon, nextStarts: [] }])).toBe('Full');
  expect(pinText([salon, salon, salon])).toBe('3 salons');
});

test('a pin is as wide as its text, and never narrower than a finger', () => {
  expect(pinWidth('from ₹1,249')).toBeGreaterThan(pinWidth('from ₹249'));
  expect(pinWidth('Full')).toBeGreaterThanOrEqual(44);
});

test.each([2, 12, 24])('%i pins at one place each have room to be pressed', (count) => {
  const width = 80;
  const points = Array.from({ length: count }, () => ({ x: 100, y: 100, width }));
  const heads = spreadPins(points, [{ x: 100, y: 100, radius: 18 }]);
  for (const [index, head] of heads.entries())
    for (const other of heads.slice(index + 1))
      expect(Math.hypot(((head.x - other.x) * 44) / width, head.y - other.y)).toBeGreaterThan(36);
});

test('a pin with nothing around it stands right above its point', () => {
  const [head] = spreadPins([{ x: 40, y: 60, width: 80 }], []);
  expect(head?.x).toBeCloseTo(0);
  expect(head?.y).toBeCloseTo(-26);
});

test('pins are spread the same way each time', () => {
  const points = Array.from({ length: 9 }, (_, index) => ({ x: index, y: 0, width: 44 + index }));
  expect(spreadPins(points, [])).toEqual(spreadPins(points, []));
});

test('no name is written over another or over a pin, and the first wish wins', () => {
  const wish = (text: string, x: number): LabelWish => ({ kind: 'ward', text, at: { x, y: 50 }, gap: 0 });
  const labels = placeLabels([wish('Khairatabad', 100), wish('Ameerpet', 110), wish('Uppal', 400)], []);
  expect(labels.map(({ text }) => text)).toEqual(['Khairatabad', 'Uppal']);
  const pin = { left: 90, right: 110, top: 40, bottom: 60 };
  expect(placeLabels([wish('Khairatabad', 100)], [pin])).toEqual([]);
});

test('wards and stations are named only where there is room for names', () => {
  const kinds = (scale: number) => new Set(planMap([], [MADHAPUR], scale).labels.map(({ kind }) => kind));
  expect(kinds(0.1)).toEqual(new Set(['locality']));
  expect(kinds(0.5)).toEqual(new Set(['locality', 'station', 'ward']));
});

test('at a close view with many salons no names overlap', () => {
  const salons = Array.from({ length: 12 }, (_, index) =>
    testSalon(`s${index}`, `Salon ${index}`, 17.43 + (index % 4) / 1000, 78.4 + index / 2000),
  );
  const { labels } = planMap(salons, [MADHAPUR, AMEERPET, SR_NAGAR], 0.8);
  expect(labels.length).toBeGreaterThan(20);
  const boxes = labels.map(boxOf);
  const overlapping = boxes.filter((box, index) =>
    boxes.slice(index + 1).some((other) => overlap(box, other)),
  );
  expect(overlapping).toEqual([]);
});
