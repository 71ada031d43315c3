import { environmentNameSchema } from '@sundara/contracts/federation';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { promote } from '../acts/promote.ts';
import { nameOf } from '../core/release-name.ts';
import { addCommand, type Runner } from './command.ts';
import { readReleases } from './read-operands.ts';

export const addPromote = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'promote',
    group: 'environment',
    operands: [['<release...>', 'what it is to run from now on, booking@1.4.2']],
    summary: 'make an environment run these releases; the others stay',
    examples: ['promote booking@1.4.2 --to staging --why "Holds last ten minutes"'],
    options: [['--to <environment>', 'where']],
    acts: true,
    schema: z.object({ to: environmentNameSchema }),
    run: async ({ registry, actor }, operands, { to }) => {
      const releases = readReleases(operands);
      const document = await promote(await registry(), to, releases, await actor());
      const list = releases.map(nameOf).join(', ');
      return { text: `'${to}' runs ${list} from now on (change ${document.sequence}).`, data: document };
    },
  });
