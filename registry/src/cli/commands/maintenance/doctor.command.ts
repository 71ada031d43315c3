import type { Command } from 'commander';
import * as z from 'zod/mini';
import { CONDITIONS } from '../../../doctor/diagnosis.ts';
import { examine } from '../../../doctor/examine.ts';
import { addCommand, type Runner } from '../../command.ts';
import { countOf } from '../../output/count-of.ts';

export const addDoctor = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'doctor',
    group: 'care',
    summary:
      'look for what is wrong or forgotten, each with cause, owner and next step; exit code 1 for a fault',
    examples: ['doctor'],
    schema: z.object({}),
    run: async ({ registry, settings, env }) => {
      const patient = { registry: await registry(), settings: settings(), env, now: Date.now() };
      const found = (await examine(patient)).map((one) => ({ ...one, ...CONDITIONS[one.code] }));
      const lines = found.flatMap(({ code, severity, what, where, cause, owner, next }) => [
        `${code} ${severity}: ${what}`,
        `  where  ${where}`,
        `  cause  ${cause}`,
        `  owner  ${owner}`,
        `  next   ${next}`,
      ]);
      const faults = found.filter(({ severity }) => severity === 'fault').length;
      const end =
        found.length === 0
          ? 'All is well.'
          : `${countOf(faults, 'fault')}, ${countOf(found.length - faults, 'warning')}.`;
      return { text: [...lines, end].join('\n'), data: { found }, code: faults === 0 ? 0 : 1 };
    },
  });
