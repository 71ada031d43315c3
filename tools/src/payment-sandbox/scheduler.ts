import { authoriseDue } from './payments/late-payment.ts';
import type { Ledger } from './store/ledger.ts';
import { advanceSubscriptions } from './subscriptions/subscription-schedule.ts';

const LOOK_EVERY_MS = 250;

/** Runs what is due at its time, and what became due while the sandbox was stopped. */
export class Scheduler {
  readonly #ledger: Ledger;
  readonly #report: (sentence: string) => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(ledger: Ledger, report: (sentence: string) => void) {
    this.#ledger = ledger;
    this.#report = report;
  }

  start(): void {
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    try {
      authoriseDue(this.#ledger);
      advanceSubscriptions(this.#ledger);
    } catch (error) {
      this.#report(
        `Something that was due failed: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
}
