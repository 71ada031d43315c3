import type { Command } from 'commander';
import * as z from 'zod/mini';
import { diffCompositions } from '../../../diff/diff-compositions.ts';
import { diffText } from '../../../diff/diff-text.ts';
import { readSide } from '../../../diff/read-side.ts';
import { findComposition } from '../../arguments/composition-reference.ts';
import { addCommand, type Runner } from '../../command.ts';

export const addDiff = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'diff',
    group: 'release',
    operands: [
      ['<a>', 'a composition'],
      ['<b>', 'another'],
    ],
    summary: 'tell what differs: versions, routes, contracts, operations, packages, size',
    examples: ['diff production staging', 'diff production~1 production'],
    schema: z.object({}),
    run: async ({ registry: open }, [a = '', b = '']) => {
      const registry = await open();
      const [from, to] = [await findComposition(registry, a), await findComposition(registry, b)];
      const diff = diffCompositions(
        await readSide(registry, from.document),
        await readSide(registry, to.document),
      );
      return { text: diffText(diff), data: { from: from.id, to: to.id, ...diff } };
    },
  });
