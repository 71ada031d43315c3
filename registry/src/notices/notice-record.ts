import * as z from 'zod/mini';
import { checkSchema, parseJson } from '../json-text.ts';

/** Which notices of one subject have been sent: the document 'notices/<subject>', which all site servers share. */
const noticeRecordSchema = z.object({
  /** The sequence up to which its acts were sent. */
  sequence: z.int(),
  /** The change for which a notice was sent that it isn't served. */
  unserved: z.optional(z.int()),
  /**
   * Until when one site server is sending the next notice, an ISO instant. If that server stops, another one sends it
   * then.
   */
  takenUntil: z.optional(z.string()),
  /** The last notice that was not accepted, until another one is accepted. */
  failed: z.optional(z.object({ at: z.string(), why: z.string() })),
});
export type NoticeRecord = z.output<typeof noticeRecordSchema>;

export const NOTICES = 'notices/';
/** How long a failed notice is reported; older ones don't help to find the cause. */
const TOLD_MS = 24 * 60 * 60_000;

/** @throws Refusal when the document has another format */
export const parseNoticeRecord = (name: string, text: string): NoticeRecord =>
  checkSchema(name, noticeRecordSchema, parseJson(name, text));

/** Why the last notice was not accepted, if that was within a day. @param now milliseconds */
export const failureOf = ({ failed }: NoticeRecord, now: number): string | undefined =>
  failed && now - Date.parse(failed.at) < TOLD_MS ? failed.why : undefined;
