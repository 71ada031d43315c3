import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { API_REPORT_FILE } from '@sundara/contracts/api-report';
import { environmentNameSchema } from '@sundara/contracts/federation';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { type BrokenCaller, findBrokenCallers } from '../../../provider/find-broken-callers.ts';
import { readOffer } from '../../../provider/read-offer.ts';
import { addCommand, type Runner } from '../../command.ts';
import { countOf } from '../../output/count-of.ts';

/** The committed report, for the sources (registry/src/cli/commands/environments) and for the package (servers). */
const COMMITTED = ['../../../../../', '../']
  .map((up) => fileURLToPath(new URL(`${up}${API_REPORT_FILE}`, import.meta.url)))
  .find((file) => existsSync(file));

const HOW = { everybody: '', canary: ' (canary)', pin: ' (pinned)' } as const;

const lineOf = ({ environment, release, by, owner, rule, found }: BrokenCaller): string =>
  `${release} in '${environment}'${HOW[by]} would break (${rule}): ${found}; keep it as it was, or have ${owner ?? 'its team'} promote a version that does without first.`;

export const addCanIRelease = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'can-i-release',
    group: 'environment',
    operands: [['[api]', 'OpenAPI document, report or address of the API (default: the committed report)']],
    summary:
      'tell whether a provider API may be released: exit code 1 when something live reads what it lacks',
    examples: ['can-i-release', 'can-i-release openapi.json --in production'],
    options: [['--in <environment...>', 'where it is to be released (default: everywhere)']],
    schema: z.object({ in: z.optional(z.array(environmentNameSchema)) }),
    run: async ({ registry: open }, [api = COMMITTED], { in: given }) => {
      const registry = await open();
      const offer = await readOffer(api ?? API_REPORT_FILE);
      const environments = given ?? (await registry.listEnvironments());
      const broken = await findBrokenCallers(registry, environments, offer);
      const { version } = offer.report;
      const where = environments.length > 0 ? environments.join(', ') : 'no environment';
      const end =
        broken.length === 0
          ? `The API ${version} can be released: all that runs in ${where} has what it takes.`
          : `The API ${version} can't be released: ${countOf(broken.length, 'break')} in ${where}.`;
      return {
        text: [...broken.map(lineOf), end].join('\n'),
        data: { version, environments, broken },
        code: broken.length === 0 ? 0 : 1,
      };
    },
  });
