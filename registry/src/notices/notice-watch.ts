import * as z from 'zod/mini';
import { KEY_LIST, type NamedAct, type Registry, RULES, type Subject } from '../core/registry.ts';
import { Refusal } from '../refusal.ts';
import { isConfirmed, readConfirmation } from '../served/await-served.ts';
import { actNotice, type Notice, unservedNotice } from './notice.ts';

/** So long site servers may take to serve a change before somebody is called. */
const UNSERVED_MS = 60_000;

/** Up to where a subject's acts have been sent, and for which change it was told that it isn't served. */
const sentSchema = z.object({ sequence: z.int(), unserved: z.optional(z.int()) });
type Sent = z.output<typeof sentSchema>;

interface Watched {
  readonly registry: Registry;
  /** @throws Refusal when nobody takes it */
  readonly send: (notice: Notice) => Promise<void>;
  /** Hears, in a sentence, what could not be sent or looked at. */
  readonly tell: (sentence: string) => void;
  /** Milliseconds; another clock in tests. */
  readonly now?: () => number;
}

/** One notice that can't be sent, or one subject that can't be read, doesn't keep the others from it. */
const tellRefusal =
  ({ tell }: Watched) =>
  (error: unknown): void => {
    if (!(error instanceof Refusal)) throw error;
    tell(error.message);
  };

/** Of the logs of releases withdrawals alone are sent: a team publishes many times a day. */
const isTold = ({ subject, act }: NamedAct): boolean =>
  !subject.startsWith('releases/') || act === 'withdraw';

const documentOf = (subject: Subject): string => subject.replace(/^environment\//, 'environments/');

const subjectsOf = async ({ listEnvironments, documents }: Registry): Promise<readonly Subject[]> => [
  ...(await listEnvironments()).map((name) => `environment/${name}` as const),
  ...(await documents.list('releases/')).map((name) => `releases/${name.slice('releases/'.length)}` as const),
  ...(await documents.list('keys/')).filter((name) => name === KEY_LIST),
  ...(await documents.list('rules/')).filter((name) => name === RULES),
];

/** The acts after a change, oldest first; the newest alone where nothing was sent yet. */
const actsAfter = async (
  { registry }: Watched,
  subject: Subject,
  sent: Sent | undefined,
): Promise<readonly NamedAct[]> => {
  const acts: NamedAct[] = [];
  for await (const act of registry.history(subject)) {
    if (sent && act.sequence <= sent.sequence) break;
    acts.unshift(act);
    if (!sent) break;
  }
  return acts;
};

/** Why what an environment names isn't true after a minute, told once for each change. */
const unservedOf = async (
  { registry, now = Date.now }: Watched,
  subject: Subject,
  sent: Sent,
): Promise<Notice | undefined> => {
  if (!subject.startsWith('environment/')) return undefined;
  const document = await registry.readEnvironment(subject.slice('environment/'.length));
  if (!document || document.sequence !== sent.sequence || sent.unserved === sent.sequence) return undefined;
  const moment = now();
  if (moment - Date.parse(document.changedAt) < UNSERVED_MS) return undefined;
  const confirmation = await readConfirmation(registry.documents, document, new Date(moment));
  if (isConfirmed(confirmation)) return undefined;
  return unservedNotice(document, confirmation.unserved, new Date(moment).toISOString());
};

/**
 * Sends what happened to a subject since the last time. It is noted as sent before, by compare-and-swap, so that of
 * several site servers one sends it; what it then can't send is told.
 */
const watchOne = async (watched: Watched, subject: Subject): Promise<void> => {
  const { documents } = watched.registry;
  const name = `notices/${subject}`;
  const stored = await documents.read(name);
  const sent = stored && z.parse(sentSchema, JSON.parse(stored.text));
  const acts = await actsAfter(watched, subject, sent);
  const sequence = acts.at(-1)?.sequence ?? sent?.sequence;
  if (sequence === undefined) return;
  const unserved = await unservedOf(watched, subject, { ...sent, sequence });
  const next: Sent = { ...sent, sequence, ...(unserved && { unserved: sequence }) };
  if (acts.length === 0 && !unserved) return;
  const written = await documents.write(name, JSON.stringify(next), stored?.revision);
  if (written === undefined) return;
  const notices = [...(sent ? acts.filter(isTold).map(actNotice) : []), ...(unserved ? [unserved] : [])];
  for (const notice of notices) await watched.send(notice).catch(tellRefusal(watched));
};

/**
 * Makes a look at what happened in the registry, and sends a notice of each act and each failure; of a subject that is
 * seen for the first time only what comes after.
 */
export const createNoticeWatch = (watched: Watched): (() => Promise<void>) => {
  /** Of histories that have not moved since, nothing is read. */
  const seen = new Map<Subject, string | undefined>();
  return async () => {
    for (const subject of await subjectsOf(watched.registry))
      try {
        const revision = await watched.registry.documents.revision(documentOf(subject));
        // Whether an environment is served is a matter of time as well.
        if (seen.get(subject) === revision && !subject.startsWith('environment/')) continue;
        await watchOne(watched, subject);
        seen.set(subject, revision);
      } catch (error) {
        tellRefusal(watched)(error);
      }
  };
};
