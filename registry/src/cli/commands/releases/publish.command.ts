import type { Command } from 'commander';
import * as z from 'zod/mini';
import { nameOf } from '../../../core/release-name.ts';
import { type PublishProgress, publish } from '../../../publish/publish.ts';
import { addCommand, type Runner } from '../../command.ts';

const TOLD_EVERY_MS = 1_000;

/** Reports progress for the first file, the last one, and at most once a second in between. */
const counting = (folder: string, tell: (line: string) => void) => {
  let told = Number.NEGATIVE_INFINITY;
  return ({ stored, total }: PublishProgress): void => {
    if (stored < total && performance.now() - told < TOLD_EVERY_MS) return;
    told = performance.now();
    tell(`publish: ${folder}: ${stored} of ${total} files`);
  };
};

/** Publishes builds one after another; builds before a refused one stay published. */
export const addPublish = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'publish',
    group: 'release',
    operands: [['<folder...>', 'what a build left, mfe-booking/dist']],
    summary: 'take builds into the registry, for good; no environment changes',
    examples: ['publish mfe-booking/dist --why "Holds last ten minutes"'],
    acts: true,
    schema: z.object({}),
    run: async ({ registry: open, actor, progress }, folders) => {
      const registry = await open();
      const published = [];
      for (const folder of folders) {
        const { record, hash } = await publish(registry, folder, await actor(), counting(folder, progress));
        const { id, version, files } = record;
        const bytes = Object.values(files).reduce((sum, file) => sum + file.size, 0);
        published.push({ id, version, record: hash, files: Object.keys(files).length, bytes });
      }
      const lines = published.map(
        (one) => `Published ${nameOf(one)}: ${one.files} files, ${Math.ceil(one.bytes / 1024)} KB.`,
      );
      return { text: lines.join('\n'), data: { published } };
    },
  });
