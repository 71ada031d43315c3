import type { DocumentStore } from '../documents/document-store.ts';
import { failureOf, NOTICES, parseNoticeRecord } from '../notices/notice-record.ts';
import { Refusal } from '../refusal.ts';
import { type Check, type Diagnosis, OPERATOR } from './diagnosis.ts';

const faultOf = async (documents: DocumentStore, name: string, now: number): Promise<string | undefined> => {
  try {
    const stored = await documents.read(name);
    return stored && failureOf(parseNoticeRecord(name, stored.text), now);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
};

/** Subjects whose last notice was not accepted, within the last day. */
export const checkNotices: Check = async ({ registry: { documents }, now }) => {
  const found: Diagnosis[] = [];
  for (const name of await documents.list(NOTICES)) {
    const cause = await faultOf(documents, name, now);
    if (cause)
      found.push({
        code: 'REG153',
        where: name.slice(NOTICES.length),
        cause,
        owner: OPERATOR,
        next: 'See whether the address in NOTICE_URL takes notices; this is told until it takes the next one of this, a day at most.',
      });
  }
  return found;
};
