import { findAnomalies } from './find-anomalies.ts';
import type { Entry, FinalVisit } from './history.ts';
import {
  ASHA,
  BOOKED,
  done,
  ELEVEN,
  finalOf,
  historyOf,
  notDone,
  SALON,
  TEN,
  VISIT_ID,
  wishOf,
} from './written-history.ts';

const STALE_MS = 100;
const own = { bookingId: VISIT_ID };
const anomalies = (entries: readonly Entry[], finals: readonly FinalVisit[] = []) =>
  findAnomalies(historyOf(entries, finals), STALE_MS);
const seen = (status: string, start = TEN) => ({ ...own, status, start });
const other = { bookingId: 'visit-2', holdEnds: 700_000 };
const byRavi = wishOf({ customerId: 'Ravi' });
const CANCELLED = { status: 'cancelled', timeline: ['created', 'cancelled'], refundedPaise: 50_800 };

test('nothing is wrong with a visit that is ordered, paid, read, moved and cancelled', () => {
  const entries = [
    done('readVisit', own, null, [6, 7]),
    ...BOOKED,
    done('readVisit', own, seen('confirmed'), [21, 22]),
    done('move', { ...own, start: ELEVEN }, null, [30, 35]),
    done('readVisits', { customerId: ASHA }, [seen('confirmed', ELEVEN)], [36, 37]),
    done('cancel', own, 50_800, [40, 45]),
    done('cancel', own, 50_800, [46, 47]),
    done('order', byRavi, other, [50, 55]),
  ];
  const timeline = ['created', 'rescheduled', 'cancelled'];
  const finals = [
    finalOf({ ...CANCELLED, start: ELEVEN, timeline }),
    finalOf({ ...other, status: 'held', timeline: [], capturedPaise: 0 }),
  ];
  expect(anomalies(entries, finals)).toEqual([]);
});

test('what overlaps may have happened in either order', () => {
  const moved = done('move', { ...own, start: ELEVEN }, null, [30, 60]);
  for (const start of [TEN, ELEVEN])
    expect(anomalies([...BOOKED, moved, done('readVisit', own, seen('confirmed', start), [35, 40])])).toEqual(
      [],
    );
});

test('what was not answered may have been done at any time, or never', () => {
  const cancelled = notDone('cancel', own, 'unknown', 30);
  expect(anomalies([...BOOKED, cancelled], [finalOf(CANCELLED)])).toEqual([]);
  expect(anomalies([...BOOKED, cancelled], [finalOf()])).toEqual([]);
  const read = done('readVisit', own, seen('cancelled'), [90, 91]);
  expect(anomalies([...BOOKED, cancelled, read], [finalOf(CANCELLED)])).toEqual([]);
});

test('a payment that comes after the hold was released is booked or goes back', () => {
  const late = [
    BOOKED[0] as Entry,
    done('lapse', own, null, [6, 7]),
    done('pay', own, null, [10, 12]),
    done('order', byRavi, other, [13, 14]),
    done('verify', own, 'refunded', [15, 20]),
  ];
  const back = finalOf({ status: 'expired', timeline: [], refundedPaise: 50_800 });
  const unpaid = finalOf({ ...other, status: 'held', timeline: [], capturedPaise: 0 });
  expect(anomalies(late, [back, unpaid])).toEqual([]);
});

test('a hold that gives way to its customer’s late payment is no second sale, were the first attempt declined', () => {
  const late = { bookingId: 'visit-2' };
  const entries = [
    done('order', wishOf(), { ...late, holdEnds: 600_000 }, [0, 1]),
    done('lapse', late, null, [2, 3]),
    done('order', wishOf(), { ...own, holdEnds: 600_000 }, [4, 5]),
    notDone('pay', late, 'refused', 6),
    done('pay', late, null, [8, 9]),
    // It takes the place of visit-1, which nobody is told.
    done('verify', late, 'booked', [10, 12]),
    done('cancel', late, 50_800, [13, 14]),
    done('order', byRavi, { bookingId: 'visit-3', holdEnds: 700_000 }, [15, 16]),
  ];
  expect(anomalies(entries)).toEqual([]);
});

/** One that fails, with what it says of it. */
interface Bad {
  readonly what: string;
  readonly told: RegExp;
  readonly entries: readonly Entry[];
  readonly finals?: readonly FinalVisit[];
}
const BAD: readonly Bad[] = [
  {
    what: 'a lost write: the list lacks what was booked before',
    told: /nothing explains .*"read","seen":null/,
    entries: [...BOOKED, done('readVisits', { customerId: ASHA }, [], [21, 22])],
  },
  {
    what: 'a stale read: the old start is shown after the move was answered',
    told: /nothing explains .*"read"/,
    entries: [
      ...BOOKED,
      done('move', { ...own, start: ELEVEN }, null, [30, 35]),
      done('readVisit', own, seen('confirmed'), [36, 37]),
    ],
  },
  {
    what: 'a read that goes back, though the change is not answered yet',
    told: /nothing explains .*"read"/,
    entries: [
      ...BOOKED,
      done('move', { ...own, start: ELEVEN }, null, [30, 99]),
      done('readVisit', own, seen('confirmed', ELEVEN), [40, 41]),
      done('readVisit', own, seen('confirmed'), [42, 43]),
    ],
  },
  {
    what: 'a state that goes back: what was cancelled and given back stands again',
    told: /nothing explains .*"set"/,
    entries: [
      ...BOOKED,
      done('cancel', own, 50_800, [30, 35]),
      done('setStatus', { ...own, status: 'confirmed' }, null, [40, 45]),
    ],
  },
  {
    what: 'a change that was acknowledged against what its screen showed',
    told: /nothing explains .*"expected":"pending"/,
    entries: [
      ...BOOKED,
      done('setStatus', { ...own, status: 'completed', expected: 'pending' }, null, [30, 35]),
    ],
  },
  {
    what: 'a change that was acknowledged twice, and done once',
    told: /nothing explains .*"rest"/,
    entries: [
      ...BOOKED,
      done('setStatus', { ...own, status: 'completed' }, null, [30, 35]),
      done('setStatus', { ...own, status: 'confirmed' }, null, [40, 45]),
    ],
    finals: [finalOf({ timeline: ['created', 'completed'] })],
  },
  {
    what: 'a change that was done twice',
    told: /nothing explains .*"rest"/,
    entries: BOOKED,
    finals: [finalOf({ timeline: ['created', 'created'] })],
  },
  {
    what: 'a time that two have',
    told: /sold too often at 10:00 am: visit-1, visit-2/,
    entries: [...BOOKED, done('order', byRavi, other, [30, 35])],
  },
  {
    what: 'a visit moved onto another',
    told: /sold too often at 11:00 am/,
    entries: [
      ...BOOKED,
      done('order', { ...byRavi, start: ELEVEN }, other, [30, 35]),
      done('move', { ...own, start: ELEVEN }, null, [40, 45]),
    ],
  },
  {
    what: 'a visit in a time that was closed before',
    told: /sold too often at 10:00 am/,
    entries: [
      done('close', { salonId: SALON, start: TEN, minutes: 60 }, { closureId: 'one' }, [0, 5]),
      done('order', wishOf(), { bookingId: VISIT_ID, holdEnds: 600_000 }, [10, 15]),
    ],
  },
  {
    what: 'a time that is offered while it is taken',
    told: /offers 10:00 am, which is taken/,
    entries: [...BOOKED, done('readTimes', { salonId: SALON, minutes: 60 }, [TEN, ELEVEN], [21, 25])],
  },
  {
    what: 'money that nobody heard of',
    told: /nothing explains .*"rest"/,
    entries: BOOKED.slice(0, 2),
    finals: [finalOf({ status: 'held', timeline: [] })],
  },
  {
    what: 'money that went back though the visit stands',
    told: /"rest"/,
    entries: BOOKED,
    finals: [finalOf({ refundedPaise: 50_800 })],
  },
  {
    what: 'a cancellation that gives nothing back',
    told: /nothing explains .*"cancel"/,
    entries: [...BOOKED, done('cancel', own, 0, [30, 35])],
  },
  {
    what: 'a paid visit of which nobody was told',
    told: /visit-9 is confirmed with 50800 paise/,
    entries: [],
    finals: [finalOf({ bookingId: 'visit-9' })],
  },
  {
    what: 'a public read in the process that wrote, from before the write',
    told: /edition 1 after edition 2/,
    entries: [
      done('describe', { salonId: SALON, edition: 2 }, null, [0, 5], 1),
      done('readDescription', { salonId: SALON }, 1, [6, 7], 1),
    ],
  },
  {
    what: 'a public read that goes back in one process',
    told: /edition 1 after edition 2/,
    entries: [
      done('readDescription', { salonId: SALON }, 2, [0, 5]),
      done('readDescription', { salonId: SALON }, 1, [6, 7]),
    ],
  },
  {
    what: 'a public read in another process that is older than it may be',
    told: /edition 0 after edition 1/,
    entries: [
      done('describe', { salonId: SALON, edition: 1 }, null, [0, 5], 1),
      done('readDescription', { salonId: SALON }, 0, [106, 110], 0),
    ],
  },
  {
    what: 'an answer of 500',
    told: /cancel of .* failed/,
    entries: [...BOOKED, notDone('cancel', own, 'failed', 30)],
  },
];

test.each(BAD)('$what', ({ told, entries, finals = [] }) => {
  expect(anomalies(entries, finals)).toEqual([expect.stringMatching(told)]);
});

test('another process may show what is younger than it may be', () => {
  const described = done('describe', { salonId: SALON, edition: 1 }, null, [0, 5], 1);
  expect(anomalies([described, done('readDescription', { salonId: SALON }, 0, [104, 110], 0)])).toEqual([]);
});

test('a hold that may have ended is no second sale', () => {
  const [ordered] = BOOKED;
  const lapsed = done('lapse', own, null, [10, 11]);
  expect(anomalies([ordered as Entry, lapsed, done('order', byRavi, other, [12, 15])])).toEqual([]);
});
