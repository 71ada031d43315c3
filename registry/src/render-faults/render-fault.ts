/** A page that the site could not render on the server; the visitor's browser renders it instead. */
export interface RenderFault {
  readonly environment: string;
  /** Whether the page ran the environment's canary. */
  readonly canary: boolean;
  /** The part whose code is at fault: a remote, or the shell where no page of it can be rendered. */
  readonly remote: string;
  readonly version: string;
  /** The page as its remote declares it: '/salon/:id'. */
  readonly route: string;
  readonly reason: string;
}

const LONGEST = 200;
const QUERY = /\?\S*/g;
const ID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|(?<=\/)\d+/gi;

/** The first line of a reason, without what tells a visitor's page from another one: queries and ids. */
export const shortReason = (reason: string): string =>
  (reason.split('\n')[0] ?? '').replace(QUERY, '').replace(ID, ':id').slice(0, LONGEST);
