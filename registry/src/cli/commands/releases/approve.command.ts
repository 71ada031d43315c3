import { readdir } from 'node:fs/promises';
import { environmentNameSchema, signerNameSchema } from '@sundara/contracts/federation';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { approvalWords } from '../../../statements/statement-words.ts';
import { writeApproval } from '../../../statements/write-statement.ts';
import { findComposition } from '../../arguments/composition-reference.ts';
import { givenReason, requireReason } from '../../arguments/required-reason.ts';
import { UsageError } from '../../arguments/usage-error.ts';
import { addCommand, type Runner } from '../../command.ts';

/** The only approver whose key is here. @throws UsageError when there are none or several */
const approverHere = async (keysDir: string): Promise<string> => {
  const names = await readdir(keysDir).catch(() => []);
  const [one, ...others] = names.flatMap((name) => /^approver-(.+)\.pem$/.exec(name)?.[1] ?? []);
  if (one !== undefined && others.length === 0) return one;
  throw new UsageError(
    one === undefined
      ? `There is no key of an approver in ${keysDir}: key create approver/<name>.`
      : 'Say who approves, as several keys are here: --as <name>.',
  );
};

export const addApprove = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'approve',
    group: 'release',
    operands: [['<composition>', 'the set: staging, or its id']],
    summary: 'let just this set run in an environment, signed by the key of the approver',
    examples: ['approve staging --for production --why "Seen on my phone"'],
    options: [
      ['--for <environment>', 'where it may run'],
      ['--as <name>', 'who approves, where several keys are here: the key is approver/<name>'],
    ],
    acts: true,
    schema: z.object({ for: environmentNameSchema, as: z.optional(signerNameSchema), ...givenReason }),
    run: async ({ registry: open, actor }, [operand = ''], { for: environment, as, why }) => {
      requireReason('approve', why);
      const registry = await open();
      const { id } = await findComposition(registry, operand);
      const approver = as ?? (await approverHere(registry.keys.places.keysDir));
      const approval = await writeApproval(registry, id, { approver, environment }, await actor());
      return { text: `${id.slice(0, 12)} is ${approvalWords(approval)}.`, data: approval };
    },
  });
