import type { Command } from 'commander';
import * as z from 'zod/mini';
import { withdraw } from '../../../acts/withdraw.ts';
import { nameOf } from '../../../core/release-name.ts';
import { type Use, usesOf } from '../../../environments/uses-of.ts';
import { readReleases } from '../../arguments/read-operands.ts';
import { givenReason, requireReason } from '../../arguments/required-reason.ts';
import { UsageError } from '../../arguments/usage-error.ts';
import { addCommand, type Runner } from '../../command.ts';

const NEXT: Readonly<Record<Use['by'], (environment: string) => string>> = {
  everybody: (name) => `'${name}' runs it still: promote another version, or rollback ${name}.`,
  canary: (name) => `The canary of '${name}' tries it: canary stop --in ${name}.`,
  unknown: (name) => `'${name}' can't be read, so it may run it: doctor says what is wrong there.`,
};

export const addWithdraw = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'withdraw',
    group: 'release',
    operands: [['<release>', 'what nothing shall begin to run any more, booking@1.3.0']],
    summary: 'keep every environment, canary and override from a release, for good; what runs it goes on',
    examples: ['withdraw booking@1.3.0 --why "Takes payments twice"'],
    acts: true,
    schema: z.object(givenReason),
    run: async ({ registry: open, actor }, operands, { why }) => {
      const [release, ...others] = readReleases(operands);
      if (!release || others.length > 0) throw new UsageError('Name one release, booking@1.3.0.');
      requireReason('withdraw', why);
      const registry = await open();
      await withdraw(registry, release, await actor());
      const uses = await usesOf(registry, release);
      const lines = [
        `${nameOf(release)} is withdrawn: nothing can begin to run it, for good. If it was good after all, publish the build again under a new version.`,
        ...(uses.length === 0 ? ['No environment runs it.'] : []),
        ...uses.map(({ environment, by }) => NEXT[by](environment)),
      ];
      return { text: lines.join('\n'), data: { release, uses } };
    },
  });
