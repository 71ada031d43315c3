import { promote } from '../promote/promote.ts';
import type { Layout } from '../store/layout.ts';
import { nameOf, parseReleaseName } from '../store/releases.ts';
import type { Answer, Arguments } from './main.ts';
import { UsageError } from './usage-error.ts';

export const promoteCommand = async (layout: Layout, { operands, to }: Arguments): Promise<Answer> => {
  if (operands.length === 0) throw new UsageError('promote needs a release, for instance discovery@1.4.2.');
  if (to === undefined || !/^[a-z][a-z0-9-]*$/.test(to))
    throw new UsageError('promote needs the environment, for instance --to staging.');
  const releases = operands.map((operand) => {
    const release = parseReleaseName(operand);
    if (!release) throw new UsageError(`'${operand}' is no release; one is written discovery@1.4.2.`);
    return release;
  });
  const document = await promote(layout, to, releases);
  const list = releases.map(nameOf).join(', ');
  return { text: `'${to}' runs ${list} from now on (change ${document.sequence}).`, data: document };
};
