import { planPins } from '../plan/plan-map.ts';
import { MADHAPUR, testSalon } from '../testing-salons.ts';
import { headOf, homeView, isUnderButtons } from './home-view.ts';
import { steppedScale, toScreen } from './view.ts';

/** From one end of the city to the other, as a page of the list is. */
const PLACES = [
  [17.4968, 78.3614],
  [17.3457, 78.5522],
  [17.4016, 78.5602],
  [17.535, 78.485],
  [17.4399, 78.3489],
  [17.4239, 78.4738],
  [17.4375, 78.4483],
  [17.4126, 78.4392],
  [17.4483, 78.3915],
  [17.3616, 78.4747],
  [17.4948, 78.3996],
  [17.4849, 78.2921],
] as const;
const SALONS = PLACES.map(([latitude, longitude], at) =>
  testSalon(`s${at}`, `Salon ${at}`, latitude, longitude),
);

test.each([
  ['a phone', { width: 328, height: 456 }],
  ['a column beside the list', { width: 332, height: 684 }],
  ['a tablet', { width: 736, height: 560 }],
  ['a wide window', { width: 572, height: 704 }],
])('on %s the first view shows every pin whole, and none under the buttons', (_name, size) => {
  const view = homeView({ salons: SALONS, localities: [MADHAPUR] }, size);
  const { pins } = planPins(SALONS, [MADHAPUR], steppedScale(view.scale));
  expect(pins.flatMap(({ salons }) => salons)).toHaveLength(SALONS.length);
  for (const pin of pins) {
    const { x, y } = toScreen(headOf(pin, view.scale), view, size);
    expect(Math.min(x, size.width - x)).toBeGreaterThanOrEqual(pin.width / 2);
    expect(Math.min(y, size.height - y)).toBeGreaterThanOrEqual(16);
    expect(isUnderButtons(pin, view, size)).toBe(false);
  }
});
