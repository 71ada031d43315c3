import * as z from 'zod/mini';
import { type CommandSettings, runForSet, type Trial } from '../bisect/run-for-set.ts';
import { complaintOf } from '../json-text.ts';
import { Refusal } from '../refusal.ts';
import { type AskedRoute, type RouteResult, routeResultSchema } from './route-result.ts';

/** Opens routes in a browser that runs a set, and returns the result of each. */
export type Check = (trial: Trial, routes: readonly AskedRoute[]) => Promise<readonly RouteResult[]>;

const readResults = (command: string, printed: string): readonly RouteResult[] => {
  try {
    return z.array(routeResultSchema).parse(JSON.parse(printed));
  } catch (error) {
    const why = error instanceof z.core.$ZodError ? complaintOf(error) : 'it is no JSON';
    throw new Refusal(
      `${command} printed no results of routes (${why}): it has to print [{"remote":"booking","path":"/pay","outcome":"rendered"}].`,
    );
  }
};

/**
 * Checks with a command. Its environment variables give the set as for `bisect`, and the routes as JSON in
 * MARKETPLACE_ROUTES. It must print the results as JSON and exit with 0.
 *
 * @throws Refusal for another exit code or other output
 */
export const checkByCommand =
  (command: readonly string[], settings: Omit<CommandSettings, 'hear'>): Check =>
  async (trial, routes) => {
    const title = command.join(' ');
    let printed = '';
    const code = await runForSet(command, trial, {
      ...settings,
      env: { ...settings.env, MARKETPLACE_ROUTES: JSON.stringify(routes) },
      hear: (text) => {
        printed += text;
      },
    });
    if (code !== 0) throw new Refusal(`${title} could not open the routes: it ended with exit code ${code}.`);
    return readResults(title, printed);
  };
