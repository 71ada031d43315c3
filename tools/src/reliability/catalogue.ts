import type { CheckId } from '@sundara/contracts/testing';

/** A promise about reliability or security, with the figure that it is judged by. */
export interface CatalogueCheck {
  readonly id: CheckId;
  readonly subject: Subject;
  /** What is done. */
  readonly check: string;
  /** What must come of it. */
  readonly figure: string;
}

export const SUBJECTS = [
  'Times that are booked',
  'Payments',
  'Load and outages',
  'Remotes and releases',
  'Code and pages',
  'Rights and accounts',
  'Input',
  'Long runs',
] as const;
export type Subject = (typeof SUBJECTS)[number];

type Row = readonly [id: CheckId, check: string, figure: string];

const of = (subject: Subject, rows: readonly Row[]): readonly CatalogueCheck[] =>
  rows.map(([id, check, figure]) => ({ id, subject, check, figure }));

/** The seventy checks, in their order. */
export const CATALOGUE: readonly CatalogueCheck[] = [
  ...of('Times that are booked', [
    [
      'T1',
      '200 customers order the last time of a salon at once, over two API processes, 50 rounds',
      'one success a round, 199 × 409, no 5xx',
    ],
    [
      'T2',
      '10,000 random sequences of booking, cancelling and moving, services of 15 to 240 minutes',
      'no live bookings beyond capacity; the database is as the model',
    ],
    [
      'T3',
      'Two customers move to one time, or swap theirs, at once, 100 rounds',
      'one winner, no time lost, no deadlock told to a client',
    ],
    [
      'T4',
      'The end of a hold meets the success of its payment, 1,000 interleavings',
      'each is booked and paid, or released and paid back',
    ],
    [
      'T5',
      'A salon confirms while the customer cancels, 200 rounds',
      'one legal state, one entry of the timeline for each change',
    ],
    ['T6', 'One customer presses Pay twice, or in ten tabs', 'one order, one booking'],
    [
      'T7',
      'Random histories of many customers, owners and jobs, judged afterwards by times of call and answer',
      'no anomaly in 100,000 operations',
    ],
    ['T8', 'The same tests on servers in UTC, Kolkata and New York', 'the same results'],
  ]),
  ...of('Payments', [
    [
      'T9',
      'Amounts are tampered with in every field of ordering and verifying',
      "the server's price or 4xx; nothing booked at a wrong price",
    ],
    [
      'T10',
      'The API is killed at random moments of 1,000 payments',
      'none lost, orphaned or doubled; settled within 60 s of the restart',
    ],
    ['T11', 'The browser is closed after paying, and only the webhook comes', 'confirmed within 5 s of it'],
    ['T12', 'Neither callback nor webhook comes', 'settled within 60 s by asking the gateway'],
    ['T13', '100 webhooks, doubled and in any order', 'as after one ordered delivery; each answered 2xx'],
    [
      'T14',
      'A payment is authorized after its time was sold',
      'paid back once, the customer is told, no second booking',
    ],
    [
      'T15',
      'Forged, cut, rewritten and old signatures, 10,000 changed bytes',
      'only valid raw bodies are taken; compared in constant time',
    ],
    [
      'T16',
      'The signature of another order or user, a payment used twice',
      '400, nothing changes, a line of the security log',
    ],
    [
      'T17',
      'Idempotency-Key: sent again, with another body, at once, after a crash',
      'same answer; 422 or 409; one effect; kept for 24 h over restarts',
    ],
    [
      'T18',
      'Every refund of the policy at its edges, a second before and after',
      'right to the paisa; a refund asked twice is one',
    ],
  ]),
  ...of('Load and outages', [
    [
      'T19',
      'The gateway is down, slow or resets for 5 minutes at 20 calls a second',
      'other routes answer; the breaker opens after 3 failures; nothing stuck',
    ],
    [
      'T20',
      'PostgreSQL restarts under load',
      '503 as JSON with Retry-After; back within 5 s; no process ends, nothing acknowledged is lost',
    ],
    [
      'T21',
      'Ten times the load for 60 s, slow queries, no connection left',
      '80 % of the best throughput, health answers, flat memory',
    ],
    [
      'T22',
      'Slow clients, heads of 1 MB, bodies of 100 MB, JSON 10,000 deep, a million keys',
      '4xx or closed within 10 s; less than 50 MB more memory',
    ],
    ['T23', 'A rolling restart under load', 'no request under way fails'],
    ['T24', 'Migrations under load; restore from a backup', 'no 5xx; the same rows'],
  ]),
  ...of('Remotes and releases', [
    [
      'T25',
      'Each remote is killed in turn: refused, 404, 500, unknown name, wrong type',
      'the rest goes on with header, session and messages; told with a Retry within 3 s, which heals without a reload',
    ],
    [
      'T26',
      'Each remote stalls: manifest, entry, chunk, style, with and without headers',
      'its fallback within 8 s',
    ],
    [
      'T27',
      'A remote throws at import, render, effect, event and unmount, or renders without end',
      'contained to its region; the page does not stand still; telemetry names remote and version',
    ],
    ['T28', 'The registry is down, silent, sends garbage or an older document', 'the last good one is used'],
    [
      'T29',
      'A remote needs a shared React that the host lacks',
      'refused with its reason; no second React in the page',
    ],
    [
      'T30',
      'All remotes and the API are down at once',
      'the shell shows contact and Retry; no blank page, nothing bookable that is not',
    ],
    ['T31', 'A new version comes while a tab holds the old one', 'no chunk is missing; old ones stay 7 days'],
    [
      'T32',
      'A version is swapped and rolled back for one environment',
      'new pages have it within 1 s; open tabs and other environments unbroken',
    ],
    ['T33', 'Cache headers of every answer', 'hashed files immutable, all else asked again'],
    ['T34', 'Retry after an import that failed', 'one press fetches again and heals'],
    ['T35', 'Hosts N and N−1 with each remote N and N−1', 'all 20 pairs green'],
    [
      'T36',
      'Each remote is mounted and unmounted 200 times',
      'less than 5 MB more heap; listeners and styles as before',
    ],
    [
      'T37',
      'Offline and back, and a fifth of calls lost, through the whole booking, 100 runs',
      'no wrong end; the customer is always told',
    ],
    [
      'T38',
      'A monkey presses what it finds for 30 minutes, in all roles',
      'no uncaught error, no blank page, always a header',
    ],
  ]),
  ...of('Code and pages', [
    [
      'T39',
      'One byte of an entry, chunk, style, document or the host is changed',
      'refused; the good version before it is served',
    ],
    [
      'T40',
      'A registry document badly signed, expired, replayed, by an unknown key',
      'refused, with an alert',
    ],
    ['T41', 'Integrity is taken out; a script is injected; an inline handler', 'blocked, and a report comes'],
    [
      'T42',
      'The address of a remote outside of the list: host, port, protocol, redirect, data, blob',
      'no request is sent there',
    ],
    [
      'T43',
      'Packages: frozen, no install scripts, a bill of materials, 7 days old; built twice',
      'the same bytes; no package unreviewed',
    ],
    [
      'T44',
      "Every page's policy, judged by Google's evaluator, in all environments",
      'nothing high or medium; Trusted Types on',
    ],
    [
      'T45',
      '1,500 attempts of script injection in every field and on every screen',
      'none runs, also without the policy',
    ],
    ['T46', 'javascript: and data: in every link, picture and next=', 'none is followed'],
  ]),
  ...of('Rights and accounts', [
    [
      'T47',
      'Every operation by nobody, customers, salons, admins, disabled, on own, other and missing things',
      'as the declared table; what is another’s is not found',
    ],
    ['T48', 'Every field of the model is sent with every write', 'ignored or 400; the database is unchanged'],
    ['T49', 'Every field of every answer against the list of its role', 'no field more'],
    ['T50', '10,000 forged tokens: algorithms, keys, times, bits', 'all 401 with one body'],
    ['T51', 'Log-out, disabling, another role, a new password', 'the old token is 401 at the next call'],
    ['T52', 'A refresh token is used twice', 'the session ends for both'],
    [
      'T53',
      '10,000 guesses at one account from 1 and 500 addresses',
      '10 judged in 15 minutes; the owner is not locked out',
    ],
    [
      'T54',
      'Known and unknown accounts at sign-in, registration, forgotten and new password',
      'the same body and work',
    ],
    [
      'T55',
      'A reset link used again, twice at once, late, by another, with a forged Host',
      'one use; all else refused; the link’s host is fixed',
    ],
    [
      'T56',
      'Passwords of 64 signs, Unicode, spaces, the commonest, leaked ones',
      'as the specification says; nothing is cut',
    ],
  ]),
  ...of('Input', [
    [
      'T57',
      '50,000 requests of every operation and role, valid and hostile',
      'no 5xx; statuses and bodies as documented; no stack',
    ],
    [
      'T58',
      'Each violation of a schema, and requests that fit it',
      '99.9 % of the wrong refused; no right one for its shape',
    ],
    [
      'T59',
      'SQL, patterns, prototypes and doubled parameters in every parameter',
      'no error; none takes long',
    ],
    [
      'T60',
      'Uploads that are no pictures, or more than one thing',
      '4xx or drawn anew; served so that nothing runs',
    ],
    ['T61', 'Pictures of 14,000 × 14,000, ten at once', '4xx; less than 100 MB more memory'],
    ['T62', 'Upload names that leave their folder; the picture of another', 'no file outside; 403 or 404'],
    ['T63', 'Addresses that lead a server inwards', 'no request leaves the list'],
    ['T64', 'Security headers', 'on every answer'],
    ['T65', 'Foreign origins and forms of other sites', 'no answer for them, no change'],
    [
      'T66',
      'Secrets and control characters in 100,000 lines of the log',
      'none; each refused sign-in and right is a line',
    ],
    ['T67', 'One person or a bot holds many times', 'limits hold; others book on'],
    [
      'T68',
      'Imports of a million rows, nested, doubled, half wrong',
      'all or a report; others are not slowed',
    ],
  ]),
  ...of('Long runs', [
    ['T69', 'Every small change of pricing, guards, booking, payment and loader', '90 % are found by tests'],
    ['T70', 'Two hours of mixed load with kills of every role', 'memory, handles and times flat; no 5xx'],
  ]),
];
