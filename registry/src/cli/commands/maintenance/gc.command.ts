import type { Command } from 'commander';
import * as z from 'zod/mini';
import { nameOf } from '../../../core/release-name.ts';
import { collect } from '../../../gc/collect.ts';
import { addCommand, type Runner } from '../../command.ts';
import { countOf } from '../../output/count-of.ts';

export const addGc = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'gc',
    group: 'care',
    summary:
      'remove releases that nothing needs: kept is what runs, is a canary, is pinned, ran before or within 7 days',
    examples: ['gc --dry-run', 'gc --why "Monthly tidying"'],
    options: [['--dry-run', 'tell what would go, and remove nothing']],
    acts: true,
    schema: z.object({ dryRun: z._default(z.boolean(), false) }),
    run: async (context, _operands, { dryRun }) => {
      const found = await collect({
        registry: await context.registry(),
        settings: context.settings(),
        actor: await context.actor(),
        dryRun,
        progress: (line) => context.progress(`gc: ${line}`),
        now: Date.now(),
      });
      const verb = dryRun ? 'Would remove' : 'Removed';
      const lines = [
        ...found.removed.map((release) => `${verb} ${nameOf(release)}.`),
        ...found.unfinished.map((release) => `${verb} ${nameOf(release)}, whose publishing was cut off.`),
        ...found.left.map(({ release, why }) => `Left ${nameOf(release)}: ${why}`),
        ...(dryRun ? found.keep.map(({ release, why }) => `Keeps ${nameOf(release)}: ${why}.`) : []),
        `${verb} ${found.removed.length} of ${countOf(found.removed.length + found.left.length + found.keep.length, 'release')} (${Math.ceil(found.bytes / 1024)} KB), ${countOf(found.compositions.length, 'composition')}, ${countOf(found.drafts, 'draft')}.`,
      ];
      return { text: lines.join('\n'), data: { dryRun, ...found }, code: found.left.length === 0 ? 0 : 1 };
    },
  });
