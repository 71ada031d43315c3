import type { ErrorCode } from '../errors/catalogue.ts';

/** `down`: connections are refused. `reset`: they break. `silent`: nothing comes. `slow`: everything comes late. */
export type NetworkFault = 'down' | 'reset' | 'silent' | 'slow';

/** What people can do while the way between two parts of the product fails; everything works again after it. */
export interface FaultRow {
  /** The parts, by their names in docs/architecture.md. */
  readonly between: string;
  readonly faults: readonly NetworkFault[];
  readonly goesOn: readonly string[];
  /** What is refused, by the code that the person is told. */
  readonly refused: Readonly<Partial<Record<ErrorCode, readonly string[]>>>;
  /** What happens by itself once the way is whole again. */
  readonly waits: readonly string[];
}

const READ_BEFORE = ['visitors search as others did', 'visitors open a salon that others opened'];
const READ_ANEW = ['visitors open a salon that nobody has opened', 'visitors look for free times'];
const ACCOUNTS = ['visitors sign in', 'visitors write to us', 'customers see their bookings'];
const STAFF = ['owners see their calendar', 'admins see users'];
const MONEY = ['customers order a visit', 'customers have a payment verified'];
const CANCELLING = ['customers cancel a visit'];
const UPLOADS = ['owners upload a picture'];
const PICTURES = ['visitors see an uploaded picture'];

/** Each row is walked by a test. */
export const FAULT_MATRIX: readonly FaultRow[] = [
  {
    between: 'API and database',
    faults: ['down', 'reset', 'silent'],
    goesOn: [...READ_BEFORE, ...PICTURES],
    refused: { UNAVAILABLE: [...READ_ANEW, ...ACCOUNTS, ...STAFF, ...MONEY, ...CANCELLING, ...UPLOADS] },
    waits: [],
  },
  {
    between: 'API and payment gateway',
    faults: ['down', 'reset', 'silent', 'slow'],
    goesOn: [...READ_BEFORE, ...READ_ANEW, ...ACCOUNTS, ...STAFF, ...CANCELLING, ...UPLOADS, ...PICTURES],
    refused: { PAYMENT_GATEWAY_UNAVAILABLE: MONEY },
    waits: ['a payment that was not verified is booked', 'the refund of a cancelled visit is paid'],
  },
  {
    between: 'API and bucket of pictures',
    faults: ['down', 'reset', 'silent'],
    goesOn: [...READ_BEFORE, ...READ_ANEW, ...ACCOUNTS, ...STAFF, ...MONEY, ...CANCELLING],
    refused: { UNAVAILABLE: [...UPLOADS, ...PICTURES] },
    waits: [],
  },
  {
    between: 'API and mail server',
    faults: ['down', 'reset', 'silent'],
    goesOn: [
      ...[...READ_BEFORE, ...READ_ANEW, ...ACCOUNTS, ...STAFF],
      ...[...MONEY, ...CANCELLING, ...UPLOADS, ...PICTURES],
    ],
    refused: {},
    waits: ['the mail about a booking is sent'],
  },
  {
    between: 'site and API',
    faults: ['down', 'reset', 'silent'],
    goesOn: ['visitors open a page', 'browsers get the files of a page'],
    refused: { UNAVAILABLE: ['pages ask the API', 'people send something to the API'] },
    waits: [],
  },
];

/** The row about a way. @throws Error if there is none */
export const faultRow = (between: string): FaultRow => {
  const found = FAULT_MATRIX.find((row) => row.between === between);
  if (!found) throw new Error(`The matrix of faults has no row '${between}'.`);
  return found;
};
