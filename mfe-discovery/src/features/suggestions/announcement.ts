import type { Suggested } from './use-suggestions.ts';

/** What a screen reader announces of the popup, politely: how many suggestions there are, or why there are none. */
export const announcement = ({ answer, failed, slow, loading }: Suggested, count: number): string => {
  if (failed) return 'Suggestions can’t be reached right now.';
  if (slow) return 'Still searching…';
  if (!answer || loading) return '';
  if (count === 0) return `No results found for "${answer.text}"`;
  const found = `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;
  return answer.reply.corrected ? `Showing results for "${answer.reply.corrected}". ${found}` : found;
};
