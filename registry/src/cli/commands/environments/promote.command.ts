import {
  type EnvironmentDocument,
  environmentNameSchema,
  type Omission,
} from '@sundara/contracts/federation';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { type Promoted, promote, promotedComposition } from '../../../acts/promote.ts';
import { rollback } from '../../../acts/rollback.ts';
import type { Actor, Registry } from '../../../core/registry.ts';
import { nameOf } from '../../../core/release-name.ts';
import { requireComposition } from '../../../environments/environment-rules.ts';
import { newOmissions, omissionLine } from '../../../gate/omissions.ts';
import { Refusal } from '../../../refusal.ts';
import { AGAIN, againOptions, readAgain } from '../../arguments/again-option.ts';
import { findComposition } from '../../arguments/composition-reference.ts';
import { EMERGENCY, emergencyOptions, readEmergency } from '../../arguments/emergency-option.ts';
import { readReleases } from '../../arguments/read-operands.ts';
import { UsageError } from '../../arguments/usage-error.ts';
import {
  readWithoutProvider,
  WITHOUT_PROVIDER,
  withoutProviderOptions,
} from '../../arguments/without-provider-option.ts';
import { addCommand, type Runner } from '../../command.ts';
import { confirmServed, WAIT_OPTION, waitSchema } from '../../confirm-served.ts';

/**
 * Rolls back a promotion that not all site servers serve.
 *
 * @throws Refusal when nothing ran before, or the rollback is refused
 */
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

/**
 * Features that would be missing after the promotion although the gate allows it.
 *
 * @throws Refusal as the promotion would
 */
const omissionsOf = async (
  registry: Registry,
  before: EnvironmentDocument | undefined,
  promoted: Promoted,
): Promise<readonly Omission[]> => {
  const base = before && (await requireComposition(registry, before.composition));
  return newOmissions(registry, await promotedComposition(registry, base, promoted), base);
};

/** Checks the syntax first; the returned function then reads what to promote. @throws UsageError */
const readPromoted = (operands: readonly string[], set: string | undefined) => {
  if (operands.length > 0 === (set !== undefined))
    throw new UsageError('Name releases, booking@1.4.2, or a whole set: --set staging.');
  const releases = readReleases(operands);
  return async (registry: Registry): Promise<{ readonly promoted: Promoted; readonly words: string }> => {
    if (set === undefined) return { promoted: releases, words: releases.map(nameOf).join(', ') };
    const { id } = await findComposition(registry, set);
    return { promoted: id, words: `the set ${id.slice(0, 12)}` };
  };
};

export const addPromote = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'promote',
    group: 'environment',
    operands: [['[release...]', 'what it is to run from now on, booking@1.4.2']],
    summary: 'make an environment run these releases, the others staying, or a whole set',
    examples: [
      'promote booking@1.4.2 --to staging --why "Holds last ten minutes"',
      'promote --set staging --to production --undo',
    ],
    options: [
      ['--to <environment>', 'where'],
      ['--set <composition>', 'a whole set as it is, instead of releases'],
      WAIT_OPTION,
      ['--undo', 'take it back when not every site server serves it in time'],
      AGAIN,
      WITHOUT_PROVIDER,
      EMERGENCY,
    ],
    acts: true,
    schema: z.object({
      to: environmentNameSchema,
      set: z.optional(z.string()),
      wait: waitSchema,
      undo: z._default(z.boolean(), false),
      ...againOptions,
      ...withoutProviderOptions,
      ...emergencyOptions,
    }),
    run: async (context, operands, { to, set, wait, undo: isUndone, ...given }) => {
      const begin = {
        again: readAgain(given),
        withoutProvider: readWithoutProvider(given),
        emergency: readEmergency(given),
      };
      const read = readPromoted(operands, set);
      const registry = await context.registry();
      const { promoted, words } = await read(registry);
      const actor = await context.actor();
      const before = await registry.readEnvironment(to);
      const omissions = await omissionsOf(registry, before, promoted);
      for (const omission of omissions) context.progress(omissionLine(omission));
      const document = await promote(registry, to, promoted, actor, begin);
      const said = `'${to}' runs ${words} from now on (change ${document.sequence}).`;
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
