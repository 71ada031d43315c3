import { environmentNameSchema, flagReachSchema, reachWords } from '@sundara/contracts/federation';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { clearFlag } from '../../../acts/clear-flag.ts';
import { setFlag } from '../../../acts/set-flag.ts';
import { numberBetween } from '../../arguments/read-options.ts';
import { UsageError } from '../../arguments/usage-error.ts';
import { addCommand, type Runner } from '../../command.ts';
import { answerServed, WAIT_OPTION, waitSchema } from '../../confirm-served.ts';

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
    summary: 'turn something new on for a share of the browsers, for accounts and for roles',
    examples: [
      'flag set new-calendar --percent 10 --in production --why "First look"',
      'flag set new-calendar --role salon --account 0f8fad5b-d9cb-469f-a165-70867728950e --in production',
    ],
    options: [
      IN,
      ['--percent <n>', 'how many browsers, 0 (nobody) to 100 (everybody)'],
      ['--account <id...>', 'accounts that have it too, by their ids'],
      ['--role <role...>', 'roles whose accounts have it too: customer, salon, admin'],
      WAIT_OPTION,
    ],
    acts,
    schema: z.object({
      ...common,
      percent: z.optional(numberBetween(0, 100)),
      account: flagReachSchema.shape.accounts,
      role: flagReachSchema.shape.roles,
    }),
    run: async (context, [flag = ''], { in: environment, percent, account, role, wait }) => {
      if (percent === undefined && !account && !role)
        throw new UsageError('Say for whom it is on: --percent, --account or --role.');
      const reach = {
        percent: percent ?? 0,
        ...(account && { accounts: account }),
        ...(role && { roles: role }),
      };
      const document = await setFlag(
        await context.registry(),
        environment,
        flag,
        reach,
        await context.actor(),
      );
      return answerServed(
        context,
        `${flag} is on for ${reachWords(reach)} in '${environment}' (change ${document.sequence}).`,
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
