import type { Command } from 'commander';
import * as z from 'zod/mini';
import { makeComposition } from '../../../compose/make-composition.ts';
import type { Registry } from '../../../core/registry.ts';
import { newReleases, withdrawalWords, withdrawnAmong } from '../../../environments/require-not-withdrawn.ts';
import { checkComposition } from '../../../gate/check-composition.ts';
import { newOmissions, omissionLine } from '../../../gate/omissions.ts';
import { foreseeApi } from '../../../provider/require-api.ts';
import { findComposition } from '../../arguments/composition-reference.ts';
import { readReleases } from '../../arguments/read-operands.ts';
import { addCommand, type Runner } from '../../command.ts';
import { findingLine } from '../../output/finding-line.ts';
import { versionNames, versionsOf } from '../../output/versions-of.ts';

/** The provider API of the environment in a composition reference: 'production', 'production~2'. */
const providerOf = async (registry: Registry, from = ''): Promise<string | undefined> => {
  const [name = ''] = from.split('~');
  const isOne = (await registry.listEnvironments()).includes(name);
  return isOne ? (await registry.readEnvironment(name))?.provider : undefined;
};

export const addCompose = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'compose',
    group: 'release',
    operands: [['<release...>', 'what it runs, booking@1.4.2']],
    summary:
      'make and keep a composition, and judge it by the gate, and by the API of the environment it is from; no environment changes',
    examples: [
      'compose booking@1.5.0 --from production',
      'compose shell@1.0.0 discovery@1.0.0 booking@1.0.0',
    ],
    options: [['--from <composition>', 'what all else is taken from (default: nothing)']],
    schema: z.object({ from: z.optional(z.string()) }),
    run: async ({ registry: open }, operands, { from }) => {
      const releases = readReleases(operands);
      const registry = await open();
      const base = from === undefined ? undefined : await findComposition(registry, from);
      const document = await makeComposition(registry, base?.document, releases);
      const findings = await checkComposition(registry, document, base?.document);
      const omissions = await newOmissions(registry, document, base?.document);
      const withdrawn = await withdrawnAmong(registry, newReleases(document, base?.document));
      const provider = await providerOf(registry, from);
      const api = await foreseeApi(registry, provider, document, base?.document);
      const composition = await registry.keepComposition(document);
      const lines = [
        composition,
        `It runs ${versionNames(document).join(', ')}.`,
        ...(findings.length === 0 ? ['They fit each other.'] : findings.map(findingLine)),
        ...api.findings.map(findingLine),
        ...(api.fault ? [`${api.fault}; so it isn't known whether it has what they call.`] : []),
        ...omissions.map(omissionLine),
        ...withdrawn.map((one) => `${withdrawalWords(one)}; nothing can begin to run it.`),
      ];
      return {
        text: lines.join('\n'),
        data: {
          composition,
          base: base?.id ?? null,
          versions: versionsOf(document),
          findings: [...findings, ...api.findings],
          ...(api.fault && { providerFault: api.fault }),
          omissions,
          withdrawn,
        },
      };
    },
  });
