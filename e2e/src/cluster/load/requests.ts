import { performance } from 'node:perf_hooks';

/** A request of the load; times are `performance.now()`. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly since: number;
  readonly until: number;
  /** 0 where no whole answer came. */
  readonly status: number;
  /** The answer, or the error. */
  readonly said: string;
}

/** From the moment at which something was done to a process to that at which it was over. */
export interface Incident {
  readonly what: string;
  readonly since: number;
  readonly until: number;
}

/** Of a failure, enough to see what it was. */
const SAID_LENGTH = 300;

const isFailed = ({ status }: Asked): boolean => status === 0 || status >= 500;

const isUnderWay = (asked: Asked, { since, until }: Incident): boolean =>
  asked.since <= until && asked.until >= since;

const tell = ({ method, path, since, until, status, said }: Asked): string =>
  `${method} ${path} from ${Math.round(since)} to ${Math.round(until)} ms: ${status} ${said}`;

/** Everything that a load asked for. */
export class Requests {
  readonly all: Asked[] = [];

  /** Of what is said only the begin of failures is kept: a part of a text holds all of it in memory, for hours. */
  add(asked: Asked): void {
    this.all.push({ ...asked, said: isFailed(asked) ? asked.said.slice(0, SAID_LENGTH) : '' });
  }

  /** Those that no server answered as it should: none at all, or with a failure of its own. */
  failed(): readonly string[] {
    return this.failedBeside([]);
  }

  /** Failed requests that were not under way while any of these happened. */
  failedBeside(incidents: readonly Incident[]): readonly string[] {
    return this.all
      .filter((asked) => isFailed(asked) && !incidents.some((incident) => isUnderWay(asked, incident)))
      .map(tell);
  }

  /** What was under way while something happened. */
  beside(incident: Incident): { readonly all: number; readonly failed: number } {
    const some = this.all.filter((asked) => isUnderWay(asked, incident));
    return { all: some.length, failed: some.filter(isFailed).length };
  }
}

/** Does something, and tells when. */
export const during = async (what: string, act: () => Promise<unknown>): Promise<Incident> => {
  const since = performance.now();
  await act();
  return { what, since, until: performance.now() };
};
