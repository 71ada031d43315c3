import type { TrustedKey } from '@sundara/contracts/federation';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { readSigningKey } from '../../../keys/key-ring.ts';
import { readTrust } from '../../../keys/trust-file.ts';
import { readKeySubject } from '../../arguments/key-subject.ts';
import { addCommand, type Runner } from '../../command.ts';

const stateOf = ({ revoked }: TrustedKey, here: boolean): string =>
  revoked
    ? `, revoked on ${revoked.at} by ${revoked.by}: ${revoked.why}`
    : here
      ? ', the private key is here'
      : '';

export const addKeyList = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'key list',
    group: 'care',
    summary: 'tell whose signatures count and until when, and which keys are here',
    examples: ['key list'],
    schema: z.object({}),
    run: async ({ registry: open }) => {
      const { keys: trusted } = await open();
      const { keysDir, trustFile } = trusted.places;
      const { roots } = await readTrust(trustFile);
      const list = await trusted.newest();
      const told = await Promise.all(
        (list?.keys ?? []).map(async (key) => {
          const own = await readSigningKey(keysDir, readKeySubject(key.subject)).catch(() => undefined);
          const here = own?.id === key.id;
          const { publicKey: _, ...shown } = key;
          const line = `${key.id}  ${key.subject}  ${key.owner}, ${key.addedAt}${stateOf(key, here)}`;
          return { line, key: { ...shown, here } };
        }),
      );
      const lines = [
        ...roots.map(({ id, owner, addedAt }) => `${id}  root  ${owner}, ${addedAt}`),
        ...told.map(({ line }) => line),
        list
          ? `The list is at change ${list.sequence} and counts until ${list.expiresAt}.`
          : 'No list of trusted keys is signed yet: key create makes the first.',
      ];
      const { sequence, expiresAt } = list ?? {};
      const keys = told.map(({ key }) => key);
      return {
        text: lines.join('\n'),
        data: {
          keysDir,
          trustFile,
          roots: roots.map(({ publicKey: _, ...root }) => root),
          sequence,
          expiresAt,
          keys,
        },
      };
    },
  });
