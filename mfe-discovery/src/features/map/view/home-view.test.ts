import { isNarrow } from '../plan/pin-text.ts';
import { planPins } from '../plan/plan-map.ts';
import { testLocality, testSalon } from '../testing-salons.ts';
import { headOf, homeView, isUnderButtons } from './home-view.ts';
import { steppedScale, toScreen } from './view.ts';

/** From one end of the city to the other, as a page of the list is. */
const PLACES = [
  [17.4258, 78.4107],
  [17.4133, 78.4596],
  [17.4946, 78.3757],
  [17.4085, 78.4015],
  [17.4934, 78.3154],
  [17.3881, 78.352],
  [17.4618, 78.4706],
  [17.413, 78.4563],
  [17.3967, 78.5287],
  [17.4195, 78.4606],
  [17.3523, 78.5465],
  [17.4203, 78.4476],
] as const;
/** Counts that the pins have to avoid. */
const LOCALITIES = PLACES.map(([latitude, longitude], at) =>
  testLocality(`L${at}`, latitude - 0.012, longitude + 0.006, 4 + at),
);
const SALONS = PLACES.map(([latitude, longitude], at) =>
  testSalon(`s${at}`, `Salon ${at}`, latitude, longitude),
);

test.each([
  ['a phone', { width: 328, height: 456 }],
  ['a column beside the list', { width: 332, height: 684 }],
  ['a tablet', { width: 736, height: 560 }],
  ['a wide window', { width: 572, height: 704 }],
])('on %s the first view shows every pin whole, and none under the buttons', (_name, size) => {
  const view = homeView({ salons: SALONS, localities: LOCALITIES }, size);
  const { pins } = planPins(SALONS, LOCALITIES, steppedScale(view.scale), isNarrow(size.width));
  expect(pins.flatMap(({ salons }) => salons)).toHaveLength(SALONS.length);
  for (const pin of pins) {
    const { x, y } = toScreen(headOf(pin, view.scale), view, size);
    expect(Math.min(x, size.width - x)).toBeGreaterThanOrEqual(pin.width / 2);
    expect(Math.min(y, size.height - y)).toBeGreaterThanOrEqual(16);
    expect(isUnderButtons(pin, view, size)).toBe(false);
  }
});
