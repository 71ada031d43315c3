import * as z from 'zod/mini';
import { checkSchema, parseJson } from '../json-text.ts';

/** How far the notices of one subject are sent: the document 'notices/<subject>', which all site servers share. */
const noticeRecordSchema = z.object({
  /** The change up to which its acts were sent. */
  sequence: z.int(),
  /** The change of which it was told that it isn't served. */
  unserved: z.optional(z.int()),
  /** Till when one site server is sending the next: an ISO instant. If it ends before, another sends it then. */
  takenUntil: z.optional(z.string()),
  /** The last one that nobody took, until another one is taken. */
  failed: z.optional(z.object({ at: z.string(), why: z.string() })),
});
export type NoticeRecord = z.output<typeof noticeRecordSchema>;

export const NOTICES = 'notices/';
/** A failed notice of longer ago helps nobody to find out why. */
const TOLD_MS = 24 * 60 * 60_000;

/** @throws Refusal when the document says something else */
export const parseNoticeRecord = (name: string, text: string): NoticeRecord =>
  checkSchema(name, noticeRecordSchema, parseJson(name, text));

/** Why the last notice was not taken, if that was within a day. @param now milliseconds */
export const failureOf = ({ failed }: NoticeRecord, now: number): string | undefined =>
  failed && now - Date.parse(failed.at) < TOLD_MS ? failed.why : undefined;
