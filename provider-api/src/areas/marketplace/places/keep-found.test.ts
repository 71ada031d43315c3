import type { FoundAddress, GeoPoint } from './geocoder.ts';
import { keepFound } from './geocoder-cache.ts';

const DOOR = { latitude: 17.43261, longitude: 78.40711 };
const NEXT_DOOR = { latitude: 17.4328, longitude: 78.4071 };
const SEA = { latitude: 15, longitude: 70 };
const address: FoundAddress = {
  ...{ area: 'Road No. 36', sublocality: 'Jubilee Hills', city: 'Hyderabad' },
  ...{ state: 'Telangana', postalCode: '500033', country: 'India' },
};

const setUp = () => {
  const asked: GeoPoint[] = [];
  const answers = { fail: false };
  const find = keepFound(async (point) => {
    asked.push(point);
    if (answers.fail) throw new Error('no answer');
    return point.latitude === SEA.latitude ? undefined : address;
  });
  return { asked, answers, find };
};

it('asks once for a door, for those who ask meanwhile too, and once where there is none', async () => {
  const { asked, find } = setUp();
  const same = { ...DOOR, latitude: DOOR.latitude + 0.00002 };
  expect(await Promise.all([find(DOOR), find(same)])).toEqual([address, address]);
  expect(await find(same)).toEqual(address);
  expect([await find(SEA), await find(SEA)]).toEqual([undefined, undefined]);
  expect(await find(NEXT_DOOR)).toEqual(address);
  expect(asked).toEqual([DOOR, SEA, NEXT_DOOR]);
});

it('asks again after a failure', async () => {
  const { asked, answers, find } = setUp();
  answers.fail = true;
  await expect(find(DOOR)).rejects.toThrow('no answer');
  answers.fail = false;
  expect(await find(DOOR)).toEqual(address);
  expect(asked.length).toBe(2);
});
