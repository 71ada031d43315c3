import type { Command } from 'commander';
import * as z from 'zod/mini';
import { lock } from '../../../acts/lock.ts';
import { unlock } from '../../../acts/unlock.ts';
import { readEnvironmentName } from '../../arguments/read-operands.ts';
import { addCommand, type Runner } from '../../command.ts';

export const addLocks = (program: Command, runner: Runner): void => {
  const group = 'environment';
  const acts = true;
  addCommand(program, runner, {
    name: 'lock',
    group,
    operands: [['<environment>', 'where']],
    summary: 'let nothing change an environment, until unlock',
    examples: ['lock production --why "Festival weekend"'],
    acts,
    schema: z.object({}),
    run: async ({ registry, actor }, [operand]) => {
      const environment = readEnvironmentName(operand);
      const document = await lock(await registry(), environment, await actor());
      return { text: `'${environment}' is locked (change ${document.sequence}).`, data: document };
    },
  });
  addCommand(program, runner, {
    name: 'unlock',
    group,
    operands: [['<environment>', 'where']],
    summary: 'let it change again',
    examples: ['unlock production'],
    acts,
    schema: z.object({}),
    run: async ({ registry, actor }, [operand]) => {
      const environment = readEnvironmentName(operand);
      const document = await unlock(await registry(), environment, await actor());
      return { text: `'${environment}' is open for changes (change ${document.sequence}).`, data: document };
    },
  });
};
