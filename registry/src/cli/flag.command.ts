import { environmentNameSchema } from '@sundara/contracts/federation';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { clearFlag } from '../acts/clear-flag.ts';
import { setFlag } from '../acts/set-flag.ts';
import { addCommand, type Runner } from './command.ts';
import { answerServed, WAIT_OPTION, waitSchema } from './confirm-served.ts';
import { numberBetween } from './read-options.ts';

const OPERAND = ['<flag>', "what code asks for, 'new-calendar'"] as const;
const IN = ['--in <environment>', 'where'] as const;
const common = { in: environmentNameSchema, wait: waitSchema };

export const addFlags = (program: Command, runner: Runner): void => {
  const group = 'environment';
  const acts = true;
  addCommand(program, runner, {
    name: 'flag set',
    group,
    operands: [OPERAND],
    summary: 'turn something new on for a share of the browsers',
    examples: ['flag set new-calendar --percent 10 --in production --why "First look"'],
    options: [IN, ['--percent <n>', 'how many browsers, 0 (nobody) to 100 (everybody)'], WAIT_OPTION],
    acts,
    schema: z.object({ ...common, percent: numberBetween(0, 100) }),
    run: async (context, [flag = ''], { in: environment, percent, wait }) => {
      const document = await setFlag(
        await context.registry(),
        environment,
        flag,
        percent,
        await context.actor(),
      );
      return answerServed(
        context,
        `${flag} is on for ${percent} % of the browsers in '${environment}' (change ${document.sequence}).`,
        document,
        wait,
      );
    },
  });
  addCommand(program, runner, {
    name: 'flag clear',
    group,
    operands: [OPERAND],
    summary: 'forget a flag: it is off for everybody',
    examples: ['flag clear new-calendar --in production'],
    options: [IN, WAIT_OPTION],
    acts,
    schema: z.object(common),
    run: async (context, [flag = ''], { in: environment, wait }) => {
      const document = await clearFlag(await context.registry(), environment, flag, await context.actor());
      return answerServed(
        context,
        `${flag} is off for everybody in '${environment}' (change ${document.sequence}).`,
        document,
        wait,
      );
    },
  });
};
