import type { Command } from 'commander';
import * as z from 'zod/mini';
import type { Subject } from '../core/registry.ts';
import { addKey, keyFile, readSigningKey } from '../keys/key-ring.ts';
import { readTrust } from '../keys/trust-file.ts';
import { addCommand, type Runner } from './command.ts';
import { UsageError } from './usage-error.ts';

const readSubjects = (operands: readonly string[]): readonly Subject[] =>
  operands.map((operand): Subject => {
    const [, kind, name] = /^(environment|releases)\/([a-z][a-z0-9-]*)$/.exec(operand) ?? [];
    if (name !== undefined && (kind === 'environment' || kind === 'releases')) return `${kind}/${name}`;
    throw new UsageError(
      `'${operand}' has no key: one is made for environment/production, or releases/booking.`,
    );
  });

const addCreate = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'key create',
    group: 'care',
    operands: [['<subject...>', "whom it signs for: 'environment/production', 'releases/booking'"]],
    summary: 'make keys: the private ones in KEYS_DIR, the public ones in TRUST_FILE',
    examples: ['key create releases/booking --owner "Booking team"'],
    options: [
      ['--owner <name>', 'who answers for it (default: git user.name, or USER)'],
      ['--missing', 'pass over subjects that have a trusted key'],
    ],
    schema: z.object({
      owner: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
      missing: z._default(z.boolean(), false),
    }),
    run: async ({ settings, actor }, operands, { owner, missing }) => {
      const subjects = readSubjects(operands);
      const places = settings();
      const trusted = new Set((await readTrust(places.trustFile)).keys.map(({ subject }) => subject));
      const wanted = missing ? subjects.filter((subject) => !trusted.has(subject)) : subjects;
      const created = [];
      for (const subject of new Set(wanted)) {
        const { publicKey: _, ...key } = await addKey(places, subject, owner ?? (await actor()).who);
        created.push({ ...key, file: keyFile(places.keysDir, subject) });
      }
      const lines = created.map(({ subject, id, file }) => `${subject} has the key ${id} in ${file}.`);
      const text = lines.length > 0 ? lines.join('\n') : 'Each of them has a key already.';
      return { text, data: { created, trustFile: places.trustFile } };
    },
  });

const addList = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'key list',
    group: 'care',
    summary: 'tell whose signatures count, and which keys are here',
    examples: ['key list'],
    schema: z.object({}),
    run: async ({ settings }) => {
      const { keysDir, trustFile } = settings();
      const { keys } = await readTrust(trustFile);
      const told = await Promise.all(
        keys.map(async ({ publicKey: _, ...key }) => {
          const [subject] = readSubjects([key.subject]);
          const own = subject && (await readSigningKey(keysDir, subject).catch(() => undefined));
          return { ...key, here: own?.id === key.id };
        }),
      );
      const lines = told.map(
        ({ id, subject, owner, addedAt, here }) =>
          `${id}  ${subject}  ${owner}, ${addedAt}${here ? ', the private key is here' : ''}`,
      );
      const text = lines.length > 0 ? lines.join('\n') : `${trustFile} lists no key yet.`;
      return { text, data: { keysDir, trustFile, keys: told } };
    },
  });

export const addKeys = (program: Command, runner: Runner): void => {
  addCreate(program, runner);
  addList(program, runner);
};
