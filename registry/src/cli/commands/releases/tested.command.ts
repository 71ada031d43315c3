import { signerNameSchema } from '@sundara/contracts/federation';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { suiteWords } from '../../../statements/statement-words.ts';
import { writeSuiteResult } from '../../../statements/write-statement.ts';
import { findComposition } from '../../arguments/composition-reference.ts';
import { UsageError } from '../../arguments/usage-error.ts';
import { addCommand, type Runner } from '../../command.ts';

export const addTested = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'tested',
    group: 'release',
    operands: [['<composition>', 'the set that ran: qa, or its id']],
    summary: 'record how a suite went for just this set, signed by the key of the suite',
    examples: [
      'tested qa --suite e2e --passed --url https://ci.example/runs/7',
      'tested 3f2a9c --suite e2e --failed',
    ],
    options: [
      ['--suite <name>', "which suite, 'e2e': its key is suite/e2e"],
      ['--passed', 'it was green'],
      ['--failed', 'it was not'],
      ['--url <url>', 'where the run can be looked at'],
    ],
    acts: true,
    schema: z.object({
      suite: signerNameSchema,
      passed: z._default(z.boolean(), false),
      failed: z._default(z.boolean(), false),
      url: z.optional(z.url({ protocol: /^https?$/, error: 'it is an address, https://ci.example/runs/7' })),
    }),
    run: async ({ registry: open, actor }, [operand = ''], { suite, passed, failed, url }) => {
      if (passed === failed) throw new UsageError('Say how it went: --passed or --failed.');
      const registry = await open();
      const { id } = await findComposition(registry, operand);
      const wish = { suite, passed, ...(url !== undefined && { url }) };
      const result = await writeSuiteResult(registry, id, wish, await actor());
      return { text: `${id.slice(0, 12)}: ${suiteWords(result)}.`, data: result };
    },
  });
