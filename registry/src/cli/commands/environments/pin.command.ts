import { environmentNameSchema } from '@sundara/contracts/federation';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { pin } from '../../../acts/pin.ts';
import { unpin } from '../../../acts/unpin.ts';
import { addCommand, type Runner } from '../../command.ts';

const schema = z.object({ in: environmentNameSchema });

export const addPins = (program: Command, runner: Runner): void => {
  const group = 'environment';
  const acts = true;
  addCommand(program, runner, {
    name: 'pin',
    group,
    operands: [['<id>', "'shell', or a remote as 'booking'"]],
    summary: 'keep the version that runs: no promotion moves it, until unpin',
    examples: ['pin booking --in production --why "Audit until Friday"'],
    options: [['--in <environment>', 'where']],
    acts,
    schema,
    run: async ({ registry, actor }, [id = ''], { in: environment }) => {
      const document = await pin(await registry(), environment, id, await actor());
      return {
        text: `${id} stays as it is in '${environment}' (change ${document.sequence}).`,
        data: document,
      };
    },
  });
  addCommand(program, runner, {
    name: 'unpin',
    group,
    operands: [['<id>', "'shell', or a remote as 'booking'"]],
    summary: 'let promotions move it again',
    examples: ['unpin booking --in production'],
    options: [['--in <environment>', 'where']],
    acts,
    schema,
    run: async ({ registry, actor }, [id = ''], { in: environment }) => {
      const document = await unpin(await registry(), environment, id, await actor());
      return {
        text: `${id} may change in '${environment}' again (change ${document.sequence}).`,
        data: document,
      };
    },
  });
};
