import { audienceOf } from './catalogue.ts';
import type { DemoCustomer } from './guests.ts';
import type { Random } from './random.ts';
import { reviewText, starsOf } from './review-texts.ts';
import type { DemoService } from './services.ts';

/** A visit before its day is found. */
export interface PlannedVisit {
  readonly sold: readonly [DemoService, ...DemoService[]];
  readonly guest: DemoCustomer;
  /** How many days ago it is to be; the salon may be closed then. */
  readonly daysAgo: number;
  /** The quarter of an hour after the first start of a day. */
  readonly quarter: number;
  /** What its guest says of it, and how many minutes after its end; null for nothing. */
  readonly said: (ReturnType<typeof reviewText> & { readonly minutesLater: number }) | null;
}

/** The latest visits, so that even what is said days later is said by now. */
export const LATEST_DAYS_AGO = 6;
const EARLIEST_DAYS_AGO = 300;
/** How many services of a menu are short enough to be booked by many, in minutes. */
const SHORT = 90;
const DAY_MINUTES = 24 * 60;

/** The first day of a salon's past; its first customers come some days after it opened. */
export const earliestDaysAgo = (ageDays: number): number => Math.min(ageDays - 10, EARLIEST_DAYS_AGO);

/** What a salon's guests had done and said: one salon in seven is well known, and has services that many book. */
export const planPast = (
  services: readonly DemoService[],
  customers: readonly DemoCustomer[],
  ageDays: number,
  random: Random,
): PlannedVisit[] => {
  const menu = [
    ...random.sample(services, services.length).filter(({ durationMinutes }) => durationMinutes <= SHORT),
    ...services.filter(({ durationMinutes }) => durationMinutes > SHORT),
  ];
  const count = random.chance(0.15) ? random.between(45, 80) : random.between(6, 16);
  return Array.from({ length: count }, () => {
    const first = random.favour(menu);
    const second = random.chance(0.2) ? random.favour(menu) : first;
    const daysAgo = random.between(LATEST_DAYS_AGO, earliestDaysAgo(ageDays));
    const minutesLater = random.between(60, 3 * DAY_MINUTES);
    return {
      sold: second === first ? [first] : [first, second],
      guest: random.pick(customers.filter(({ portrait }) => suits(portrait, first))),
      ...{ daysAgo, quarter: random.between(0, 35) },
      said: random.chance(0.6) ? { ...reviewText(starsOf(random), first.name, random), minutesLater } : null,
    };
  });
};

const suits = (portrait: DemoCustomer['portrait'], { name }: DemoService): boolean => {
  const audience = audienceOf(name);
  return audience === 'everyone' || audience === (portrait === 'woman' ? 'women' : 'men');
};
