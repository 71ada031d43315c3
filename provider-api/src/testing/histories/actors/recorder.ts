import type { Answered, Asked, Entry, EntryOf, Kind, Outcome } from '../history.ts';
import { momentNow } from '../history.ts';

/** What came of an operation, and the number of the process that was asked. */
export interface Reported<K extends Kind> {
  readonly api: number;
  readonly outcome: Outcome<Answered[K]>;
}

/** Writes down what is called and answered, and when. */
export class Recorder {
  readonly entries: Entry[] = [];

  async record<K extends Kind>(
    kind: K,
    asked: Asked[K],
    work: () => Promise<Reported<K>>,
  ): Promise<Outcome<Answered[K]>> {
    const invoked = momentNow();
    const { api, outcome } = await work();
    const answered = outcome.is === 'unknown' ? Number.POSITIVE_INFINITY : momentNow();
    const entry: EntryOf<K> = { kind, asked, outcome, api, invoked, answered };
    this.entries.push(entry as Entry);
    return outcome;
  }
}
