import { Box } from '@sundara/web/core';
import { SuggestionOption } from './suggestion-option.tsx';
import type { Suggestion, SuggestionGroup } from './suggestions-of.ts';

interface Props {
  readonly id: string;
  readonly groups: readonly SuggestionGroup[];
  readonly search: string;
  /** The marked option, counted over all groups. */
  readonly active: number;
  readonly onChoose: (suggestion: Suggestion) => void;
}

/** The id of an option, by its place in the whole list. */
export const optionId = (id: string, index: number): string => `${id}-option-${index}`;

/** The link to all results needs no visible heading. */
const hasHeading = ({ suggestions }: SuggestionGroup) => suggestions[0]?.kind !== 'search';

/** The options in their groups; a tab of one kind needs no visible heading either. */
export const SuggestionList = ({ id, groups, search, active, onChoose }: Props) => {
  const headed = groups.filter(hasHeading).length > 1;
  const starts = groups.map((_, place) =>
    groups.slice(0, place).reduce((sum, { suggestions }) => sum + suggestions.length, 0),
  );
  return (
    <Box id={`${id}-list`} role="listbox" aria-label="Suggestions" sx={{ p: 1 }}>
      {groups.map((group, place) => (
        <Box key={group.title} role="group" aria-label={group.title} sx={{ '& + &': { mt: 0.5 } }}>
          {headed && hasHeading(group) && (
            <Box
              aria-hidden
              sx={{
                px: 1.5,
                pt: 1,
                pb: 0.5,
                typography: 'caption',
                fontWeight: 600,
                color: 'text.secondary',
              }}
            >
              {group.title}
            </Box>
          )}
          {group.suggestions.map((suggestion, index) => (
            <SuggestionOption
              key={`${suggestion.kind} ${suggestion.to} ${suggestion.name}`}
              id={optionId(id, (starts[place] ?? 0) + index)}
              suggestion={suggestion}
              search={search}
              active={(starts[place] ?? 0) + index === active}
              onChoose={() => onChoose(suggestion)}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
};
