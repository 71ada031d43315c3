import { toLocalIso } from '@sundara/contracts';
import { HIDE_REASON_WORDS, type Hidden } from '@sundara/contracts/api';
import type { reviews } from './reviews.tables.ts';

type HiddenColumns = Pick<typeof reviews.$inferSelect, 'hiddenAt' | 'hiddenReason' | 'hiddenWords'>;

/** Since when and why only its author, its salon and admins see a review; null while everyone sees it. */
export const presentHidden = ({ hiddenAt, hiddenReason, hiddenWords }: HiddenColumns): Hidden | null => {
  if (hiddenAt === null) return null;
  const reason = hiddenReason ?? 'other';
  return {
    at: toLocalIso(hiddenAt),
    reason,
    reasonText: HIDE_REASON_WORDS[reason],
    words: hiddenWords,
  };
};
