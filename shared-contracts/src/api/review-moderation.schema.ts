import * as z from 'zod/mini';

/** Reasons for hiding a review; more may be added, so replies allow any text. */
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

/** Each reason as shown to the author and the salon. */
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

/** Since when and why only the author, the salon and we still see a review. Instants as ISO with +05:30. */
export const hiddenSchema = z.object({
  at: z.string(),
  /** One of HIDE_REASONS; more may be added. */
  reason: z.string(),
  /** The reason as a sentence. */
  reasonText: z.string(),
  /** Further explanation; empty if there is none. */
  words: z.string(),
});
export type Hidden = z.output<typeof hiddenSchema>;
