import type { Command } from 'commander';
import * as z from 'zod/mini';
import { rollback } from '../../../acts/rollback.ts';
import type { Registry } from '../../../core/registry.ts';
import { Refusal } from '../../../refusal.ts';
import { findComposition } from '../../arguments/composition-reference.ts';
import { readEnvironmentName } from '../../arguments/read-operands.ts';
import { UsageError } from '../../arguments/usage-error.ts';
import {
  readWithoutProvider,
  WITHOUT_PROVIDER,
  withoutProviderOptions,
} from '../../arguments/without-provider-option.ts';
import { addCommand, type Runner } from '../../command.ts';
import { answerServed, WAIT_OPTION, waitSchema } from '../../confirm-served.ts';
import { versionChanges } from '../../output/versions-of.ts';

/** What ran before the current composition was promoted: two rollbacks go two steps back, not back and forth. */
const compositionBefore = async (registry: Registry, environment: string): Promise<string> => {
  const current = (await registry.readEnvironment(environment))?.composition;
  for await (const { act, from, to } of registry.history(`environment/${environment}`))
    if (to === current && from !== null && from !== to && act !== 'rollback') return from;
  throw new Refusal(`'${environment}' ran nothing else before: there is nothing to go back to.`);
};

/** '--to production~2' already names the environment. */
const environmentOf = (operand: string | undefined, to: string | undefined): string => {
  const [, named] = /^(.+)~\d+$/.exec(to ?? '') ?? [];
  if (operand === undefined && named === undefined)
    throw new UsageError('rollback needs the environment, for instance rollback production.');
  return readEnvironmentName(operand ?? named);
};

export const addRollback = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'rollback',
    group: 'environment',
    operands: [['[environment]', 'where']],
    summary: 'take an environment back to a composition that it ran before, as one unit',
    examples: ['rollback production --why "Payments fail"', 'rollback --to production~2'],
    options: [
      ['--to <composition>', 'where to (default: what ran before the present one)'],
      WAIT_OPTION,
      WITHOUT_PROVIDER,
    ],
    acts: true,
    schema: z.object({ to: z.optional(z.string()), wait: waitSchema, ...withoutProviderOptions }),
    run: async (context, [operand], { to, wait, ...given }) => {
      const withoutProvider = readWithoutProvider(given);
      const environment = environmentOf(operand, to);
      const registry = await context.registry();
      const before = await registry.readEnvironment(environment);
      if (!before) throw new Refusal(`Nothing was promoted to '${environment}' yet.`);
      const target = await findComposition(registry, to ?? (await compositionBefore(registry, environment)));
      const document = await rollback(registry, environment, target.id, await context.actor(), {
        withoutProvider,
      });
      const changes = versionChanges(await registry.readComposition(before.composition), target.document);
      const what = changes.length > 0 ? changes.join(', ') : 'the same versions';
      const said = `'${environment}' is back at ${target.id.slice(0, 12)}: ${what} (change ${document.sequence}).`;
      return answerServed(context, said, document, wait);
    },
  });
