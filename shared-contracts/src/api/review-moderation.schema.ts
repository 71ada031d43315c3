import * as z from 'zod/mini';

/** Why a review is not shown any more; new ones may come, so that answers hold any text. */
export const HIDE_REASONS = [
  'abusive',
  'personal',
  'off-topic',
  'advertising',
  'untrue',
  'photo',
  'other',
] as const;
export type HideReason = (typeof HIDE_REASONS)[number];

/** Each as its author and the salon read it. */
export const HIDE_REASON_WORDS: Readonly<Record<HideReason, string>> = {
  abusive: 'It insults or threatens somebody.',
  personal: 'It tells personal details of somebody.',
  'off-topic': 'It is not about this visit or this salon.',
  advertising: 'It advertises something else.',
  untrue: 'It was shown to be untrue.',
  photo: 'It has a photo that may not be shown.',
  other: 'It breaks our rules for reviews.',
};

export const isHideReason = (text: string): text is HideReason =>
  HIDE_REASONS.some((known) => known === text);

/** A review that only its author, its salon and we still see: since when, and why. Instants as ISO with +05:30. */
export const hiddenSchema = z.object({
  at: z.string(),
  /** One of HIDE_REASONS; new ones may come. */
  reason: z.string(),
  /** The reason as a sentence. */
  reasonText: z.string(),
  /** More words about it; empty where there are none. */
  words: z.string(),
});
export type Hidden = z.output<typeof hiddenSchema>;
