import { packLanes, placeUnknown } from './pack.ts';

const thing = (from: number, busyTo: number) => ({ from, busyTo });

test('what overlaps shares the width, and what comes afterwards has all of it', () => {
  const lanes = packLanes([thing(0, 60), thing(30, 90), thing(60, 70), thing(90, 120)]);
  expect(lanes).toEqual([
    { lane: 0, lanes: 2 },
    { lane: 1, lanes: 2 },
    { lane: 0, lanes: 2 },
    { lane: 0, lanes: 1 },
  ]);
});

test('no two things of a lane ever overlap, in whatever order they come', () => {
  const things = Array.from({ length: 60 }, (_, no) =>
    thing((no * 37) % 300, ((no * 37) % 300) + 10 + (no % 5) * 13),
  );
  const lanes = packLanes(things);
  things.forEach((one, a) => {
    things.forEach((other, b) => {
      if (a >= b || lanes[a]?.lane !== lanes[b]?.lane) return;
      expect(one.busyTo <= other.from || other.busyTo <= one.from).toBe(true);
    });
  });
});

test('a visit whose chair nobody knows any more stands in the first chair that was free for it', () => {
  const taken = [[thing(0, 60)], [thing(90, 120)], [thing(0, 120)]];
  expect(placeUnknown([thing(0, 90), thing(60, 80), thing(0, 120)], taken)).toEqual([1, 0, 2]);
});
