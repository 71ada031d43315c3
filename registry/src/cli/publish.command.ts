import { publish } from '../publish/publish.ts';
import type { Layout } from '../store/layout.ts';
import { nameOf } from '../store/releases.ts';
import type { Answer, Arguments } from './main.ts';
import { UsageError } from './usage-error.ts';

/** Publishes builds one after another; what came before a refused one stays published. */
export const publishCommand = async (layout: Layout, { operands }: Arguments): Promise<Answer> => {
  if (operands.length === 0) throw new UsageError('publish needs the folder of a build.');
  const published = [];
  for (const folder of operands) {
    const { id, version, files } = await publish(layout, folder);
    const bytes = Object.values(files).reduce((sum, file) => sum + file.size, 0);
    published.push({ id, version, files: Object.keys(files).length, bytes });
  }
  const lines = published.map(
    (one) => `Published ${nameOf(one)}: ${one.files} files, ${Math.ceil(one.bytes / 1024)} KB.`,
  );
  return { text: lines.join('\n'), data: { published } };
};
