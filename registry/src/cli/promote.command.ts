import {
  type EnvironmentDocument,
  environmentNameSchema,
  type Omission,
} from '@sundara/contracts/federation';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { requireComposition } from '../acts/environment-rules.ts';
import { promote } from '../acts/promote.ts';
import { rollback } from '../acts/rollback.ts';
import { makeComposition } from '../compose/make-composition.ts';
import type { Actor, Registry, ReleaseName } from '../core/registry.ts';
import { nameOf } from '../core/release-name.ts';
import { newOmissions, omissionLine } from '../gate/new-omissions.ts';
import { Refusal } from '../refusal.ts';
import { AGAIN, againOptions, readAgain } from './again-option.ts';
import { addCommand, type Runner } from './command.ts';
import { confirmServed, WAIT_OPTION, waitSchema } from './confirm-served.ts';
import { readReleases } from './read-operands.ts';
import { readWithoutProvider, WITHOUT_PROVIDER, withoutProviderOptions } from './without-provider-option.ts';

/** Takes a promotion back that not all site servers serve. @throws Refusal when nothing ran before, or not that */
const undo = async (
  registry: Registry,
  { environment, sequence }: EnvironmentDocument,
  before: EnvironmentDocument | undefined,
  { who, why }: Actor,
): Promise<EnvironmentDocument> => {
  if (!before) throw new Refusal(`Nothing ran in '${environment}' before: there is nothing to go back to.`);
  const reason = { who, why: `Not every site server served it: ${why}` };
  return rollback(registry, environment, before.composition, reason, {
    expectedSequence: sequence,
    withoutProvider: true,
  });
};

/** What would not be there after a promotion that the gate lets pass. @throws Refusal as the promotion would */
const omissionsOf = async (
  registry: Registry,
  before: EnvironmentDocument | undefined,
  releases: readonly ReleaseName[],
): Promise<readonly Omission[]> => {
  const base = before && (await requireComposition(registry, before.composition));
  return newOmissions(registry, await makeComposition(registry, base, releases), base);
};

export const addPromote = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'promote',
    group: 'environment',
    operands: [['<release...>', 'what it is to run from now on, booking@1.4.2']],
    summary: 'make an environment run these releases; the others stay',
    examples: [
      'promote booking@1.4.2 --to staging --why "Holds last ten minutes"',
      'promote booking@1.4.2 --to production --undo',
    ],
    options: [
      ['--to <environment>', 'where'],
      WAIT_OPTION,
      ['--undo', 'take it back when not every site server serves it in time'],
      AGAIN,
      WITHOUT_PROVIDER,
    ],
    acts: true,
    schema: z.object({
      to: environmentNameSchema,
      wait: waitSchema,
      undo: z._default(z.boolean(), false),
      ...againOptions,
      ...withoutProviderOptions,
    }),
    run: async (context, operands, { to, wait, undo: isUndone, ...given }) => {
      const releases = readReleases(operands);
      const again = readAgain(given);
      const withoutProvider = readWithoutProvider(given);
      const registry = await context.registry();
      const actor = await context.actor();
      const before = await registry.readEnvironment(to);
      const omissions = await omissionsOf(registry, before, releases);
      for (const omission of omissions) context.progress(omissionLine(omission));
      const document = await promote(registry, to, releases, actor, { again, withoutProvider });
      const said = `'${to}' runs ${releases.map(nameOf).join(', ')} from now on (change ${document.sequence}).`;
      const { text, code, sites } = await confirmServed(context, document, wait);
      if (code === 0 || !isUndone)
        return { text: `${said} ${text}`.trim(), data: { ...document, sites, omissions }, code };
      const undone = await undo(registry, document, before, actor);
      return {
        text: `${said} ${text}\nIt was taken back (change ${undone.sequence}).`,
        data: { ...undone, sites, omissions },
        code,
      };
    },
  });
