import { Box, IconButton } from '@sundara/web/core';
import { X } from 'lucide-react';
import type { RecentSearch } from './recent-searches.ts';
import { optionId } from './suggestion-list.tsx';
import { SuggestionOption } from './suggestion-option.tsx';
import { type Suggestion, searchAddress, searchedFor } from './suggestions-of.ts';

interface Props {
  readonly id: string;
  readonly entries: readonly RecentSearch[];
  readonly active: number;
  readonly onChoose: (suggestion: Suggestion) => void;
  readonly onRemove: (to: string) => void;
}

/** A recent search as a line of the list; the words of a typed text are read anew. */
export const recentSuggestion = ({ text, to }: RecentSearch): Suggestion => {
  const typed = searchedFor(to);
  return { kind: 'recent', name: text, ...(typed ? { typed, to: searchAddress(typed) } : { to }) };
};

/**
 * The recent searches. The buttons that remove one are next to the list and not in it, as a list of options holds
 * nothing else; the Tab key leads to them.
 */
export const RecentList = ({ id, entries, active, onChoose, onRemove }: Props) => (
  <Box sx={{ p: 1 }}>
    <Box sx={{ px: 1.5, pt: 1, pb: 0.5, typography: 'caption', fontWeight: 600, color: 'text.secondary' }}>
      Recent searches
    </Box>
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' }}>
      <Box id={`${id}-list`} role="listbox" aria-label="Recent searches">
        {entries.map((entry, index) => (
          <SuggestionOption
            key={entry.to}
            id={optionId(id, index)}
            suggestion={recentSuggestion(entry)}
            search=""
            active={index === active}
            onChoose={() => onChoose(recentSuggestion(entry))}
          />
        ))}
      </Box>
      <Box sx={{ display: 'grid' }}>
        {entries.map(({ text, to }) => (
          <IconButton
            key={to}
            aria-label={`Remove “${text}” from recent searches`}
            onClick={() => onRemove(to)}
            sx={{ alignSelf: 'center' }}
          >
            <X size={16} aria-hidden />
          </IconButton>
        ))}
      </Box>
    </Box>
  </Box>
);
