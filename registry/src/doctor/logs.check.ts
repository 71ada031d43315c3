import { releaseLogSchema } from '@sundara/contracts/federation';
import type { Subject } from '../keys/subject.ts';
import { Refusal } from '../refusal.ts';
import { type Check, type Diagnosis, OPERATOR } from './diagnosis.ts';

const PREFIX = 'releases/';

/** Whether each team's list of releases can be trusted. */
export const checkLogs: Check = async ({ registry: { documents, keys } }) => {
  const found: Diagnosis[] = [];
  for (const where of await documents.list(PREFIX)) {
    const subject: Subject = `${PREFIX}${where.slice(PREFIX.length)}`;
    try {
      const stored = await documents.read(where);
      if (stored) await keys.open(where, stored.text, subject, releaseLogSchema);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const next = 'Restore the document from a copy; nothing of it can be published or promoted until then.';
      found.push({ code: 'REG109', where, cause: error.message, owner: OPERATOR, next });
    }
  }
  return found;
};
