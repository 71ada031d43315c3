import { type EnvironmentState, releaseConsole, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../refusal.ts';
import { environmentState } from '../environment/environment-state.ts';
import type { CallParts } from '../http/options.ts';
import { serveOperation } from '../http/serve-operation.ts';

/** `release.console`: every environment with its health. One whose document is unusable is reported in the log. */
export const consoleCall = (app: FastifyInstance, parts: CallParts): void => {
  serveOperation(app, releaseConsole, parts, async ({ request }) => {
    const stateOf = async (name: string): Promise<readonly EnvironmentState[]> => {
      try {
        return [await environmentState(parts, name)];
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        request.log.error(`The environment '${name}' can't be shown: ${error.message}`);
        return [];
      }
    };
    const names = await parts.registry.listEnvironments();
    const environments = await Promise.all(names.map(stateOf));
    return succeed('Environments found', { environments: environments.flat() });
  });
};
