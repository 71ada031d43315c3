import type { Command } from 'commander';
import * as z from 'zod/mini';
import type { Left } from '../../../acts/leave-stolen-releases.ts';
import { revokeKey } from '../../../acts/revoke-key.ts';
import { requireListedKey } from '../../../core/end-key.ts';
import type { NamedAct, Registry } from '../../../core/registry.ts';
import { type Found, lookBefore } from '../../../core/sign-anew.ts';
import { readKeySubject } from '../../arguments/key-subject.ts';
import { givenReason, requireReason } from '../../arguments/required-reason.ts';
import { UsageError } from '../../arguments/usage-error.ts';
import { addCommand, type Context, type Runner } from '../../command.ts';
import { confirmServed, WAIT_OPTION, waitSchema } from '../../confirm-served.ts';

/** How many of the remaining acts are shown. */
const SHOWN = 3;

const actLine = (what: string, { sequence, at, act, who, why }: NamedAct): string =>
  `  ${what} change ${sequence}, ${at}: ${act} by ${who}: ${why}`;

const historyLines = (subject: string, { kept, undone, head }: Found): readonly string[] => [
  ...kept.slice(-SHOWN).map((act) => actLine('stays ', act)),
  ...undone.map((act) => actLine(head === 'other' ? 'look at' : 'undone', act)),
  ...(head === 'other' && undone.length > 0
    ? [`Another key has signed ${subject} since, so all of that stays: roll back what is wrong.`]
    : []),
];

const leftLine = ({ environment, to }: Left): string =>
  to === undefined
    ? `'${environment}' has never run anything without them: promote other versions there now.`
    : `'${environment}' runs the composition ${to.slice(0, 12)} again, which is without them.`;

/** Waits for the site servers of the environments that this changed. */
const confirmAll = async (context: Context, registry: Registry, names: readonly string[], wait: number) => {
  const lines: string[] = [];
  let code: 0 | 1 = 0;
  for (const name of names) {
    const document = await registry.readEnvironment(name);
    const confirmed = document && (await confirmServed(context, document, wait));
    if (confirmed?.text) lines.push(`'${name}': ${confirmed.text}`);
    if (confirmed?.code === 1) code = 1;
  }
  return { lines, code };
};

export const addKeyRevoke = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'key revoke',
    group: 'care',
    operands: [['<id>', 'the key, as key list names it']],
    summary: 'have nothing count that a key signed after a moment; wants the root key',
    examples: ['key revoke 12ab34cd56ef7890 --after 2026-11-24T14:00:00Z --why "The laptop was stolen"'],
    options: [
      ['--after <instant>', 'what was done later is undone, with its time zone: 2026-11-24T14:00:00Z'],
      ['--dry-run', 'tell which acts would stay and which be undone'],
      WAIT_OPTION,
    ],
    acts: true,
    schema: z.object({
      ...givenReason,
      after: z.iso.datetime({ offset: true, error: 'it is an instant such as 2026-11-24T14:00:00Z' }),
      dryRun: z._default(z.boolean(), false),
      wait: waitSchema,
    }),
    run: async (context, [id, ...others], { why, after: instant, dryRun, wait }) => {
      if (!id || others.length > 0) throw new UsageError('Name one key by its id: key list shows all.');
      const registry = await context.registry();
      const after = Date.parse(instant);
      if (dryRun) {
        const key = await requireListedKey(registry, id);
        const found = await lookBefore(registry, { subject: readKeySubject(key.subject), key, after });
        const lines = [`Of ${key.subject}:`, ...historyLines(key.subject, found), 'Nothing was changed.'];
        return { text: lines.join('\n'), data: { key, ...found } };
      }
      requireReason('key revoke', why);
      const actor = await context.actor();
      const revoked = await revokeKey(registry, id, after, actor);
      const { key, subject, found, releases, left, replacement } = revoked;
      const [kind, name = ''] = subject.split('/');
      const moved = new Set([
        ...(kind === 'environment' && found.head === 'own' ? [name] : []),
        ...left.flatMap(({ environment, to }) => (to ? environment : [])),
      ]);
      const { lines: served, code } = await confirmAll(context, registry, [...moved], wait);
      const lines = [
        `The key ${id} of ${key.owner} is revoked: nothing that it signed counts any more. Of ${subject}:`,
        ...historyLines(subject, found),
        ...(kind === 'suite' || kind === 'approver'
          ? ['  What it said of sets counts no more: have it said anew.']
          : []),
        ...(found.head === 'own' ? [`The root has signed what ${subject} was before.`] : []),
        ...releases.map((release) => `${release.id}@${release.version} is withdrawn.`),
        ...left.map(leftLine),
        replacement
          ? `${subject} has the new key ${replacement.id} here.`
          : `Its owner makes another one: key create ${subject}, then key add here. Until then nobody can change ${subject} who has no other key for it.`,
        ...served,
      ];
      const isLeft = left.every(({ to }) => to !== undefined);
      const data = {
        key,
        kept: found.kept,
        undone: found.undone,
        head: found.head,
        releases,
        left,
        replacement,
      };
      return { text: lines.join('\n'), data, code: isLeft ? code : 1 };
    },
  });
