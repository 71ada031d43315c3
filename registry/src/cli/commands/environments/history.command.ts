import type { CompositionDocument } from '@sundara/contracts/federation';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import type { NamedAct, Registry } from '../../../core/registry.ts';
import { KEY_LIST, RULES, type Subject } from '../../../keys/subject.ts';
import { Refusal } from '../../../refusal.ts';
import { readEnvironmentName } from '../../arguments/read-operands.ts';
import { numberBetween } from '../../arguments/read-options.ts';
import { addCommand, type Runner } from '../../command.ts';
import { versionChanges } from '../../output/versions-of.ts';

const subjectOf = (operand: string | undefined): Subject => {
  if (operand === KEY_LIST || operand === RULES) return operand;
  const [, id] = /^releases\/([a-z][a-z0-9-]*)$/.exec(operand ?? '') ?? [];
  return id === undefined ? `environment/${readEnvironmentName(operand)}` : `releases/${id}`;
};

/** Every act, newest first: reading to the first act checks the whole chain. */
const readAll = async (registry: Registry, subject: Subject): Promise<readonly NamedAct[]> => {
  const acts: NamedAct[] = [];
  for await (const act of registry.history(subject)) acts.push(act);
  return acts;
};

const withChanges = async (registry: Registry, acts: readonly NamedAct[]) => {
  const read = new Map<string, Promise<CompositionDocument | undefined>>();
  const composition = (id: string | null) => {
    if (id === null) return undefined;
    const found = read.get(id) ?? registry.readComposition(id);
    read.set(id, found);
    return found;
  };
  return Promise.all(
    acts.map(async (act) => ({
      ...act,
      changes:
        act.from === act.to ? [] : versionChanges(await composition(act.from), await composition(act.to)),
    })),
  );
};

const short = (id: string | null): string => id?.slice(0, 12) ?? 'none';

const actLines = ({
  sequence,
  at,
  who,
  act,
  from,
  to,
  why,
  details,
  changes,
}: NamedAct & { readonly changes: readonly string[] }): readonly string[] => [
  `${sequence}  ${at}  ${act}  ${who}: ${why}`,
  ...(from === to ? [] : [`   ${short(from)} → ${short(to)}`]),
  ...changes.map((change) => `   ${change}`),
  ...(changes.length > 0 ? [] : Object.entries(details).map(([name, value]) => `   ${name}: ${value}`)),
];

export const addHistory = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'history',
    group: 'environment',
    operands: [
      [
        '<subject>',
        "an environment, the releases of a part, 'releases/booking', 'keys/trusted' or 'rules/environments'",
      ],
    ],
    summary: 'tell who changed what, when and why; newest first, the chain checked to its beginning',
    examples: ['history production', 'history releases/booking --limit 5'],
    options: [['--limit <n>', 'how many acts to show (default: 20)']],
    schema: z.object({ limit: z._default(numberBetween(1).check(z.int('it is a whole number')), 20) }),
    run: async ({ registry: open }, [operand], { limit }) => {
      const subject = subjectOf(operand);
      const registry = await open();
      const all = await readAll(registry, subject);
      if (all.length === 0) throw new Refusal(`Nothing has happened to '${operand}' yet.`);
      const acts = await withChanges(registry, all.slice(0, limit));
      const more =
        all.length > acts.length ? ` ${acts.length} ${acts.length === 1 ? 'is' : 'are'} shown.` : '';
      const lines = [
        ...acts.flatMap(actLines),
        `${all.length === 1 ? 'Its one act is' : `All ${all.length} acts are`} chained and unchanged.${more}`,
      ];
      return { text: lines.join('\n'), data: { subject, acts, checked: all.length } };
    },
  });
