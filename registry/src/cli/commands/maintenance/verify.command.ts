import type { Command } from 'commander';
import * as z from 'zod/mini';
import { FAULTS } from '../../../verify/fault.ts';
import { verifyRegistry } from '../../../verify/verify-registry.ts';
import { addCommand, type Runner } from '../../command.ts';
import { countOf } from '../../output/count-of.ts';

export const addVerify = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'verify',
    group: 'care',
    summary: 'check every signature and every hash of the registry; exit code 1 if one is wrong',
    examples: ['verify', 'verify --json > faults.json'],
    schema: z.object({}),
    run: async ({ registry, progress }) => {
      const { faults, checked } = await verifyRegistry(await registry(), (line) =>
        progress(`verify: ${line}`),
      );
      const counts = Object.entries(checked).map(([what, count]) => `${count} ${what}`);
      const lines = [
        ...faults.map(({ code, where, found }) => `${code} ${where}: ${FAULTS[code]}. ${found}`),
        `${faults.length === 0 ? 'All is as it was signed' : countOf(faults.length, 'fault')}: ${counts.join(', ')}.`,
      ];
      const told = faults.map((fault) => ({ ...fault, what: FAULTS[fault.code] }));
      return { text: lines.join('\n'), data: { faults: told, checked }, code: faults.length === 0 ? 0 : 1 };
    },
  });
