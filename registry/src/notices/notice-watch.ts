import type { Registry } from '../core/registry.ts';
import { KEY_LIST, RULES, type Subject } from '../keys/subject.ts';
import { Refusal } from '../refusal.ts';
import { dueOf } from './due-notices.ts';
import type { Notice } from './notice.ts';
import { failureOf, NOTICES, type NoticeRecord, parseNoticeRecord } from './notice-record.ts';
import { Interrupted } from './send-notice.ts';

/** Longer than all tries of one notice take: after this time another site server sends it. */
const LEASE_MS = 60_000;

interface Watched {
  readonly registry: Registry;
  /** @throws Refusal when it isn't accepted; Interrupted when this process ends */
  readonly send: (notice: Notice) => Promise<void>;
  /** Called with a sentence about what could not be sent or read. */
  readonly tell: (sentence: string) => void;
  /** Current time in milliseconds; replaced in tests. */
  readonly now?: () => number;
}

const documentOf = (subject: Subject): string => subject.replace(/^environment\//, 'environments/');

const subjectsOf = async ({ listEnvironments, documents }: Registry): Promise<readonly Subject[]> => [
  ...(await listEnvironments()).map((name) => `environment/${name}` as const),
  ...(await documents.list('releases/')).map((name) => `releases/${name.slice('releases/'.length)}` as const),
  ...(await documents.list('keys/')).filter((name) => name === KEY_LIST),
  ...(await documents.list('rules/')).filter((name) => name === RULES),
];

/**
 * Sends the notices of a subject since the last call. Before each notice the record is marked as taken, by
 * compare-and-swap, so that only one of several site servers sends it; afterwards it is marked as sent, so that none is
 * lost if a server stops in between.
 *
 * @returns whether this server has sent everything, and why the last notice was not accepted
 */
const watchOne = async (
  { registry, send, tell, now = Date.now }: Watched,
  subject: Subject,
): Promise<{ readonly isDone: boolean; readonly fault?: string | undefined }> => {
  const { documents } = registry;
  const name = `${NOTICES}${subject}`;
  const [kind, id = ''] = subject.split('/');
  const stored = await documents.read(name);
  const record = stored && parseNoticeRecord(name, stored.text);
  const fault = record && failureOf(record, now());
  if (now() < Date.parse(record?.takenUntil ?? '')) return { isDone: false, fault };
  const environment = kind === 'environment' ? await registry.readEnvironment(id) : undefined;
  const found = await dueOf(registry, { subject, environment, moment: now() }, record);
  if (!found) return { isDone: true };
  let { revision } = stored ?? {};
  const write = async (next: NoticeRecord): Promise<boolean> => {
    revision = await documents.write(name, JSON.stringify(next), revision);
    return revision !== undefined;
  };
  let next: NoticeRecord = record ?? { sequence: found.sequence };
  for (const { notice, sent } of found.due) {
    const until = new Date(now() + LEASE_MS).toISOString();
    if (!(await write({ ...next, takenUntil: until }))) return { isDone: false, fault };
    try {
      await send(notice);
      const { failed: _, ...before } = next;
      next = { ...before, ...sent };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Ends the lease, so that other servers needn't wait until it is over.
      if (error instanceof Interrupted) await write(next);
      if (error instanceof Interrupted) return { isDone: false };
      tell(error.message);
      next = { ...next, ...sent, failed: { at: new Date(now()).toISOString(), why: error.message } };
    }
  }
  const isNew = found.due.length > 0 || record?.sequence !== found.sequence;
  const isDone = !isNew || (await write({ ...next, sequence: found.sequence }));
  return { isDone, fault: failureOf(next, now()) };
};

export interface NoticeWatch {
  /**
   * Checks what happened in the registry, and sends a notice of each act and each failure; for a subject that is seen
   * for the first time, only of later ones.
   */
  readonly look: () => Promise<void>;
  /** What could not be read or was not accepted, with a sentence for each subject. */
  readonly faults: () => readonly string[];
}

export const createNoticeWatch = (watched: Watched): NoticeWatch => {
  /** Revisions of finished subjects: unchanged histories aren't read again. */
  const seen = new Map<Subject, string | undefined>();
  const faults = new Map<Subject, string>();
  const note = (subject: Subject, fault: string | undefined): void => {
    if (fault === undefined) faults.delete(subject);
    else faults.set(subject, fault);
  };

  const look = async (): Promise<void> => {
    for (const subject of await subjectsOf(watched.registry))
      try {
        const revision = await watched.registry.documents.revision(documentOf(subject));
        // Whether an environment is served can change without a new revision.
        if (seen.get(subject) === revision && !subject.startsWith('environment/')) continue;
        const { isDone, fault } = await watchOne(watched, subject);
        note(subject, fault);
        if (isDone) seen.set(subject, revision);
      } catch (error) {
        // A subject that can't be read doesn't block the others.
        if (!(error instanceof Refusal)) throw error;
        if (faults.get(subject) !== error.message) watched.tell(error.message);
        note(subject, error.message);
      }
  };

  return { look, faults: () => [...faults.values()] };
};
