import type { Random } from '@sundara/contracts/testing';
import type { Database } from '../../../platform/database/open-database.ts';
import type { TestCustomer, TestSalon } from '../../payments/booking-bench.ts';
import type { Checkout } from '../../payments/sandbox-process.ts';
import type { Moment, Wish } from '../history.ts';
import type { MortalApis } from './mortal-apis.ts';
import type { Recorder } from './recorder.ts';

export interface StagedSalon extends TestSalon {
  readonly owner: TestCustomer;
  /** How many visits it can do at a time. */
  readonly places: number;
  /** The starts that visits are asked for; few, so that they meet. */
  readonly starts: readonly Moment[];
  /** The last edition of its description. */
  edition: number;
  readonly closures: string[];
}

/** A visit that an answer has told of. */
export interface StagedVisit extends Wish {
  readonly bookingId: string;
  readonly customer?: TestCustomer;
  /** Missing for a walk-in. */
  readonly orderId?: string;
  isPaidFor: boolean;
  /** What checkout gave the browser. */
  checkout?: Checkout;
}

/** All that the actors of one history share. */
export interface Stage {
  readonly database: Database;
  readonly apis: MortalApis;
  readonly recorder: Recorder;
  readonly random: Random;
  readonly salons: readonly StagedSalon[];
  readonly visits: StagedVisit[];
}

/** One random operation of one actor. */
export type Act = () => Promise<void>;

/** What makes one request of a customer about a visit, at either process. */
export type OfVisit = (
  stage: Stage,
  customer: TestCustomer,
  visit: StagedVisit,
) => (api: 0 | 1) => Promise<void>;

/** One of these, each as often as its number says. */
export const pickWeighted = <Item>(
  random: Random,
  items: readonly (readonly [weight: number, item: Item])[],
): Item => random.pick(items.flatMap(([weight, item]) => Array<Item>(weight).fill(item)));
