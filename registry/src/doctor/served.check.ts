import { readConfirmation } from '../served/await-served.ts';
import { type Check, type Diagnosis, OPERATOR } from './diagnosis.ts';

/** Whether the known site servers serve each environment's current state. */
export const checkServed: Check = async ({ registry, now }) => {
  const found: Diagnosis[] = [];
  for (const name of await registry.listEnvironments()) {
    // Unreadable environments are reported by another check.
    const document = await registry.readEnvironment(name).catch(() => undefined);
    if (!document) continue;
    const { unserved } = await readConfirmation(registry.documents, document, new Date(now));
    for (const { site, why, isLost } of unserved)
      found.push({
        code: isLost ? 'REG152' : 'REG151',
        where: `${name}, ${site}`,
        cause: `It ${why}.`.replace(/\.\.$/, '.'),
        owner: OPERATOR,
        next: isLost
          ? 'If it runs, see whether it reaches the store of documents; if it is gone, this is told for a day.'
          : `'${name}' is at change ${document.sequence}: see the log of that site server, and its address of the registry.`,
      });
  }
  return found;
};
