import type { Command } from 'commander';
import * as z from 'zod/mini';
import { createKeys } from '../../../core/create-keys.ts';
import { addKeys as addToList, isExpiringSoon, renewKeys } from '../../../core/key-list.ts';
import { createRoot, lacksRoot } from '../../../core/root-key.ts';
import { keyFile } from '../../../keys/key-ring.ts';
import { holderOf } from '../../../keys/key-words.ts';
import { publicFile, readPublicKeyFile } from '../../../keys/public-key-file.ts';
import { KEY_LIST } from '../../../keys/subject.ts';
import { readKeySubject } from '../../arguments/key-subject.ts';
import { addCommand, type Runner } from '../../command.ts';
import { addKeyList } from './key-list.command.ts';
import { addKeyRevoke } from './key-revoke.command.ts';
import { addKeyRotate } from './key-rotate.command.ts';

const addCreate = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'key create',
    group: 'care',
    operands: [
      [
        '<subject...>',
        "what it signs for: 'environment/production', 'releases/booking', 'suite/e2e', 'approver/meera', 'root'",
      ],
    ],
    summary: 'make keys: the private ones in KEYS_DIR, the public ones in the list that the root signs',
    examples: ['key create releases/booking --owner "Booking team"', 'key create root --owner Operations'],
    options: [
      ['--owner <name>', 'who answers for it (default: git user.name, or USER)'],
      ['--missing', 'pass over subjects that have a key that counts; renew the list if it expires soon'],
    ],
    schema: z.object({
      owner: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
      missing: z._default(z.boolean(), false),
    }),
    run: async ({ registry: open, actor }, operands, { owner, missing }) => {
      const subjects = [...new Set(operands.map(readKeySubject))];
      const registry = await open();
      const { keysDir, trustFile } = registry.keys.places;
      const by = { ...(await actor()), why: 'keys were created' };
      const isRooted = (await lacksRoot(registry)) || (subjects.includes(KEY_LIST) && !missing);
      if (isRooted) await createRoot(registry, owner ?? by.who, by);
      const list = await registry.keys.newest();
      const trusted = new Set(list?.keys.flatMap(({ subject, revoked }) => (revoked ? [] : subject)));
      const wanted = subjects.filter((one) => one !== KEY_LIST && !(missing && trusted.has(one)));
      const { created, count } = await createKeys(registry, wanted, owner ?? by.who, by);
      if (missing && count && list && isExpiringSoon(list, Date.now())) await renewKeys(registry, by);
      const told = created.map(({ subject, key: { publicKey: _, ...key } }) => ({
        ...key,
        file: keyFile(keysDir, subject),
      }));
      const lines = told.map(({ subject, id, file }) => `${subject} has the key ${id} in ${file}.`);
      if (isRooted)
        lines.push(
          `The root key, which signs the list of keys, is ${keyFile(keysDir, KEY_LIST)}: keep it where nobody else comes. ${trustFile} names it: every machine needs a copy.`,
        );
      if (created.length > 0 && !count) {
        const files = created.map(({ subject }) => publicFile(keysDir, subject));
        lines.push(
          `They count once ${await holderOf(registry.keys.places)} has run: key add ${files.join(' ')}`,
        );
      }
      const text = lines.length > 0 ? lines.join('\n') : 'Each of them has a key already.';
      return { text, data: { created: told, count, trustFile } };
    },
  });

const addAdd = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'key add',
    group: 'care',
    operands: [['<file...>', 'public halves that key create left, releases-booking.public.json']],
    summary: 'have keys count that were made elsewhere; wants the root key',
    examples: ['key add releases-booking.public.json --why "Booking has a new CI"'],
    acts: true,
    schema: z.object({}),
    run: async ({ registry: open, actor }, files) => {
      const added = await Promise.all(files.map(readPublicKeyFile));
      for (const { subject } of added) readKeySubject(subject);
      await addToList(await open(), await actor(), added);
      const text = added.map(({ id, subject, owner }) => `The key ${id} of ${owner} counts for ${subject}.`);
      return { text: text.join('\n'), data: { added } };
    },
  });

const addRenew = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'key renew',
    group: 'care',
    summary: 'have the list of trusted keys count for another year; wants the root key',
    examples: ['key renew --why "Yearly"'],
    acts: true,
    schema: z.object({}),
    run: async ({ registry: open, actor }) => {
      const { sequence, expiresAt } = await renewKeys(await open(), await actor());
      return { text: `The list of trusted keys counts until ${expiresAt}.`, data: { sequence, expiresAt } };
    },
  });

export const addKeys = (program: Command, runner: Runner): void => {
  addCreate(program, runner);
  addAdd(program, runner);
  addRenew(program, runner);
  addKeyRevoke(program, runner);
  addKeyRotate(program, runner);
  addKeyList(program, runner);
};
