import * as z from 'zod/mini';

/** A route that is to be opened in a browser. */
export interface AskedRoute {
  /** Id of the remote. */
  readonly remote: string;
  /** As its declaration writes it: '/salon/:id'. */
  readonly path: string;
  /** Who may open it: 'public', 'signed-in', or roles. */
  readonly access: string | readonly string[];
}

/** How a route fared in a browser. */
export const routeResultSchema = z.object({
  remote: z.string(),
  path: z.string(),
  /** 'not-opened': nobody could go there, by an address or by an account. */
  outcome: z.enum(['rendered', 'not-loaded', 'not-rendered', 'not-opened']),
  /** What was seen instead of the page: the code of an error face, say. */
  found: z.optional(z.string()),
  /** Errors that the console told meanwhile. */
  console: z._default(z.array(z.string()), []),
});
export type RouteResult = z.output<typeof routeResultSchema>;
