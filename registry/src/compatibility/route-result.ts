import * as z from 'zod/mini';

/** A route to open in a browser. */
export interface AskedRoute {
  /** Id of the remote. */
  readonly remote: string;
  /** As in its declaration: '/salon/:id'. */
  readonly path: string;
  /** Who may open it: 'public', 'signed-in', or roles. */
  readonly access: string | readonly string[];
}

/** The result of opening a route in a browser. */
export const routeResultSchema = z.object({
  remote: z.string(),
  path: z.string(),
  /** 'not-opened': there was no suitable address or account to open it. */
  outcome: z.enum(['rendered', 'not-loaded', 'not-rendered', 'not-opened']),
  /** What was seen instead of the page, such as the code of an error page. */
  found: z.optional(z.string()),
  /** Console errors meanwhile. */
  console: z._default(z.array(z.string()), []),
});
export type RouteResult = z.output<typeof routeResultSchema>;
