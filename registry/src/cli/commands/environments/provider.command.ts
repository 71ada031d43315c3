import { environmentNameSchema } from '@sundara/contracts/federation';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { setProvider } from '../../../acts/set-provider.ts';
import { addCommand, type Runner } from '../../command.ts';

export const addProvider = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'provider',
    group: 'environment',
    operands: [['<url|none>', 'where the provider API answers, https://api.example.com']],
    summary: 'say which provider API environments call: promotions ask it whether it has what they need',
    examples: ['provider https://api.example.com --in production', 'provider none --in qa staging'],
    options: [['--in <environment...>', 'where']],
    acts: true,
    schema: z.object({ in: z.array(environmentNameSchema).check(z.minLength(1)) }),
    run: async (context, [operand = ''], { in: environments }) => {
      const registry = await context.registry();
      const actor = await context.actor();
      const provider = operand === 'none' ? undefined : operand;
      const changed = [];
      for (const environment of environments)
        changed.push(await setProvider(registry, environment, provider, actor));
      const lines = changed.map(
        ({ environment, sequence, provider: now }) =>
          `'${environment}' ${now ? `calls ${now}` : 'names no provider API any more'} (change ${sequence}).`,
      );
      return { text: lines.join('\n'), data: changed };
    },
  });
