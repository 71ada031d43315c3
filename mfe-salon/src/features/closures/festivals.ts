import type { LocalDate } from '@sundara/contracts';

/** A day on which many salons of Hyderabad close. */
export interface Festival {
  readonly name: string;
  readonly date: LocalDate;
  /** Computed, not ordered by the State yet: the day may still move by one. */
  readonly moves: boolean;
}

const fixed = (name: string, monthAndDay: string): readonly Festival[] =>
  ['2026', '2027', '2028'].map((year) => ({ name, date: `${year}-${monthAndDay}`, moves: false }));

/** The year whose holidays the State has already ordered. */
const ORDERED = '2026';

const moving = (name: string, ...dates: readonly LocalDate[]): readonly Festival[] =>
  dates.map((date) => ({ name, date, moves: !date.startsWith(ORDERED) }));

/**
 * 2026 follows the State's order of general holidays (Telangana, December 2025). For 2027 and 2028, days that follow
 * moon or sun are as computed by calendars of public holidays; Bonalu is the Monday after the last Sunday of Ashadha.
 * The owner can change each before closing. In no order.
 */
const ALL: readonly Festival[] = [
  ...fixed('New Year', '01-01'),
  ...fixed('Republic Day', '01-26'),
  ...fixed('May Day', '05-01'),
  ...fixed('Telangana Formation Day', '06-02'),
  ...fixed('Independence Day', '08-15'),
  ...fixed('Gandhi Jayanti', '10-02'),
  ...fixed('Christmas', '12-25'),
  ...moving('Sankranti', '2026-01-15', '2027-01-15', '2028-01-15'),
  ...moving('Holi', '2026-03-03', '2027-03-22', '2028-03-11'),
  ...moving('Ugadi', '2026-03-19', '2027-04-07', '2028-03-27'),
  ...moving('Ramzan Eid', '2026-03-21', '2027-03-10', '2028-02-27'),
  ...moving('Sri Rama Navami', '2026-03-27', '2027-04-15', '2028-04-03'),
  ...moving('Bakrid', '2026-05-27', '2027-05-17', '2028-05-06'),
  ...moving('Bonalu', '2026-08-10', '2027-08-02', '2028-07-17'),
  ...moving('Vinayaka Chavithi', '2026-09-14', '2027-09-04', '2028-08-23'),
  ...moving('Saddula Bathukamma', '2026-10-18', '2027-10-07', '2028-09-26'),
  ...moving('Dussehra', '2026-10-20', '2027-10-09', '2028-09-27'),
  ...moving('Diwali', '2026-11-08', '2027-10-29', '2028-10-17'),
];

/** The festivals from a day on, soonest first. */
export const festivalsFrom = (date: LocalDate, most: number): readonly Festival[] =>
  ALL.filter((each) => each.date >= date)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .slice(0, most);
