import { IMPORT_ROWS, SERVICE_DESCRIPTION_LENGTH } from '@sundara/contracts/api';

/** A file with as many rows as an import may have. */
export interface ImportFile {
  readonly what: string;
  readonly text: string;
  /** How many of its rows have to be refused, and with them the file. */
  readonly refused: number;
}

const HALF = IMPORT_ROWS / 2;
/** What a refused file would make every service cost, if any of it were kept. */
const REFUSED_PRICE = 777;

const DESCRIPTION = 'd'.repeat(SERVICE_DESCRIPTION_LENGTH);
const rows = (first: number, count: number, price: number) =>
  Array.from({ length: count }, (_, no) => ({
    name: `Service ${first + no}`,
    description: DESCRIPTION,
    price,
  }));
const group = (category: string, services: readonly unknown[]) => ({ category, services });

/** Groups of services, each of which a salon gets or has at this price from then on. */
export const soundFile = (price: number): ImportFile => ({
  what: 'in groups',
  text: JSON.stringify([
    group('Hair Care', rows(0, HALF, price)),
    group('Massage', rows(HALF, IMPORT_ROWS - HALF, price)),
  ]),
  refused: 0,
});

/** Each row twice; every other row wrong; and groups within groups. */
export const BROKEN_FILES: readonly ImportFile[] = [
  {
    what: 'doubled',
    text: JSON.stringify([
      group('Hair Care', rows(0, HALF, REFUSED_PRICE)),
      group('hair', rows(0, HALF, REFUSED_PRICE)),
    ]),
    refused: HALF,
  },
  {
    what: 'half wrong',
    text: JSON.stringify(
      rows(0, IMPORT_ROWS, REFUSED_PRICE).map((one, no) => ({
        ...{ ...one, category: 'Hair Care' },
        ...(no % 2 === 1 && { price: -1 }),
      })),
    ),
    refused: HALF,
  },
  {
    what: 'groups in groups',
    text: JSON.stringify([
      group(
        'Hair Care',
        rows(0, IMPORT_ROWS, REFUSED_PRICE).map((one, no) => (no < HALF ? group('Massage', [one]) : one)),
      ),
    ]),
    refused: HALF,
  },
];
