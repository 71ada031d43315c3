import type { EnvironmentDocument } from '@sundara/contracts/federation';
import { actsFrom } from '../core/acts.ts';
import type { NamedAct, Registry } from '../core/registry.ts';
import type { Subject } from '../keys/subject.ts';
import { isConfirmed, readConfirmation } from '../served/await-served.ts';
import { actNotice, type Notice, unservedNotice } from './notice.ts';
import type { NoticeRecord } from './notice-record.ts';

/** How long site servers may take to serve a change before a notice is sent. */
const UNSERVED_MS = 60_000;

/** The current state of a subject; an environment with its document, which is read once. */
export interface Look {
  readonly subject: Subject;
  readonly environment: EnvironmentDocument | undefined;
  readonly moment: number;
}

/** Of release logs only withdrawals are sent: a team publishes many times a day. */
const isTold = ({ subject, act }: NamedAct): boolean =>
  !subject.startsWith('releases/') || act === 'withdraw';

/** The acts after the last sent change, oldest first; only the newest if nothing was sent yet. */
const actsAfter = async (
  { history, documents }: Registry,
  { subject, environment }: Look,
  record: NoticeRecord | undefined,
): Promise<readonly NamedAct[]> => {
  const acts: NamedAct[] = [];
  for await (const act of environment ? actsFrom(documents, subject, environment) : history(subject)) {
    if (record && act.sequence <= record.sequence) break;
    acts.unshift(act);
    if (!record) break;
  }
  return acts;
};

/** A notice, once per change, that an environment's current state isn't served after a minute. */
const unservedOf = async (
  { documents }: Registry,
  { environment, moment }: Look,
  { sequence, unserved }: NoticeRecord,
): Promise<Notice | undefined> => {
  if (environment?.sequence !== sequence || unserved === sequence) return undefined;
  if (moment - Date.parse(environment.changedAt) < UNSERVED_MS) return undefined;
  const confirmation = await readConfirmation(documents, environment, new Date(moment));
  if (isConfirmed(confirmation)) return undefined;
  return unservedNotice(environment, confirmation.unserved, new Date(moment).toISOString());
};

/** A notice, and the changes of the subject's record once it is sent. */
export interface Due {
  readonly notice: Notice;
  readonly sent: Partial<NoticeRecord>;
}

/** The notices to send for a subject, and the sequence that they reach; undefined when it has no acts. */
export const dueOf = async (
  registry: Registry,
  look: Look,
  record: NoticeRecord | undefined,
): Promise<{ readonly due: readonly Due[]; readonly sequence: number } | undefined> => {
  const acts = await actsAfter(registry, look, record);
  const sequence = acts.at(-1)?.sequence ?? record?.sequence;
  if (sequence === undefined) return undefined;
  const told = record ? acts.filter(isTold) : [];
  const unserved = await unservedOf(registry, look, { ...record, sequence });
  return {
    sequence,
    due: [
      ...told.map((act) => ({ notice: actNotice(act), sent: { sequence: act.sequence } })),
      ...(unserved ? [{ notice: unserved, sent: { sequence, unserved: sequence } }] : []),
    ],
  };
};
