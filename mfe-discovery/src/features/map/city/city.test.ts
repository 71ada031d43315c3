import { metroLines, stations, wards } from './city.ts';
import { FRAME } from './data/city.data.ts';
import { nearestStation } from './nearest-station.ts';
import { project, unproject } from './projection.ts';
import { wardAt } from './ward-at.ts';

test('every ward and station lies inside the frame', () => {
  expect([wards.length, stations.length, metroLines.length]).toEqual([145, 57, 3]);
  for (const { x, y } of [...wards, ...stations]) {
    expect(x > 0 && x < FRAME.width).toBe(true);
    expect(y > 0 && y < FRAME.height).toBe(true);
  }
});

test('the name of a ward stands inside its outline', () => {
  // Simplified borders overlap by some metres; at most one ward in thirty is affected.
  const astray = wards.filter((ward) => wardAt(ward)?.name !== ward.name);
  expect(astray.length).toBeLessThanOrEqual(5);
});

test.each([
  ['Khairatabad', 17.41163, 78.46087],
  ['Uppal', 17.40007, 78.56019],
  ['Ameerpet', 17.43572, 78.44479],
  ['Musheerabad', 17.41787, 78.49951],
])(
  'the metro station %s, of another source, lies in the ward of that name or next to it',
  (name, latitude, longitude) => {
    const point = project({ latitude, longitude });
    const ward = wards.find((each) => each.name === name);
    const away = ward ? Math.hypot(ward.x - point.x, ward.y - point.y) : Number.POSITIVE_INFINITY;
    expect(away).toBeLessThan(200);
  },
);

test('a salon at Jubilee Hills lies in the ward Jubilee Hills, one in another city in none', () => {
  expect(wardAt(project({ latitude: 17.4282, longitude: 78.4137 }))?.name).toBe('Jubilee Hills');
  expect(wardAt(project({ latitude: 12.97, longitude: 77.59 }))).toBeUndefined();
});

test('degrees and units are told from each other without loss', () => {
  const { latitude, longitude } = unproject(project({ latitude: 17.4282, longitude: 78.4137 }));
  expect([latitude, longitude].map((value) => value.toFixed(6))).toEqual(['17.428200', '78.413700']);
});

test('the nearest station is found with its distance', () => {
  const { station, km } = nearestStation(project({ latitude: 17.4282, longitude: 78.4137 }));
  expect(station.name).toBe('Jubilee Hills Checkpost');
  expect(km).toBeLessThan(0.02);
});
