import type { Command } from 'commander';
import * as z from 'zod/mini';
import { endKey } from '../../../core/end-key.ts';
import { replaceKey } from '../../../core/replace-key.ts';
import { KEY_LIST } from '../../../keys/subject.ts';
import { readKeySubject } from '../../arguments/key-subject.ts';
import { UsageError } from '../../arguments/usage-error.ts';
import { addCommand, type Runner } from '../../command.ts';

export const addKeyRotate = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'key rotate',
    group: 'care',
    operands: [['<subject>', "whose key here is exchanged: 'environment/production', 'releases/booking'"]],
    summary: 'make a new key in the place of the one that is here; wants the root key',
    examples: ['key rotate environment/production --why "Yearly"'],
    acts: true,
    schema: z.object({}),
    run: async ({ registry: open, actor: by }, [operand]) => {
      const subject = readKeySubject(operand);
      if (subject === KEY_LIST)
        throw new UsageError(
          'The root key is exchanged by a new trust file on every machine, not by a command.',
        );
      const registry = await open();
      const own = await registry.keys.requireSigningKey(subject);
      const actor = await by();
      const { key, found } = await endKey(registry, own.id, undefined, 'key.rotate', actor);
      const made = await replaceKey(registry, subject, key, actor);
      const since =
        found.head === 'own' ? 'the root has signed what it was' : 'what it said is to be said anew';
      const text = `${subject} has the new key ${made?.id}; nothing that ${own.id} signed counts any more, and ${since}.`;
      return { text, data: { subject, ended: own.id, key: made } };
    },
  });
