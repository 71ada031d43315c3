import { Box, Button } from '@sundara/web/core';
import { Remark } from './popup.tsx';
import { RecentList } from './recent-list.tsx';
import type { RecentSearch } from './recent-searches.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { SuggestionTabs } from './suggestion-tabs.tsx';
import { countIn, type Suggestion, type SuggestionGroup, type Tab } from './suggestions-of.ts';
import type { Suggested } from './use-suggestions.ts';

interface Props {
  readonly id: string;
  readonly suggested: Suggested;
  readonly groups: readonly SuggestionGroup[];
  readonly recent: readonly RecentSearch[];
  readonly tab: Tab;
  readonly active: number;
  readonly onTab: (tab: Tab) => void;
  readonly onLeaveTabs: (key: 'ArrowDown' | 'ArrowUp') => void;
  readonly onChoose: (suggestion: Suggestion) => void;
  readonly onRemove: (to: string) => void;
}

/** What the popup shows: the last searches, the suggestions in their tabs, or in words why there are none. */
export const SuggestionView = ({ id, suggested, groups, recent, tab, active, ...on }: Props) => {
  const { answer, failed, slow, retry } = suggested;
  if (recent.length > 0)
    return (
      <RecentList id={id} entries={recent} active={active} onChoose={on.onChoose} onRemove={on.onRemove} />
    );
  if (failed)
    return (
      <Remark>
        Suggestions can’t be reached right now.
        <Button onClick={retry}>Retry</Button>
      </Remark>
    );
  if (!answer) return slow && <Remark>Still searching…</Remark>;
  const { text, reply } = answer;
  if (countIn(reply, 'All') === 0) return <Remark>No results found for "{text}"</Remark>;
  return (
    <>
      <SuggestionTabs
        id={id}
        tab={tab}
        countOf={(name) => countIn(reply, name)}
        onTab={on.onTab}
        onLeave={on.onLeaveTabs}
      />
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {slow && <Remark>Still searching…</Remark>}
        {reply.corrected && <Remark>Showing results for "{reply.corrected}"</Remark>}
        {countIn(reply, tab) === 0 && <Remark>No results found for "{text}"</Remark>}
        <SuggestionList
          id={id}
          groups={groups}
          search={reply.corrected ?? text}
          active={active}
          onChoose={on.onChoose}
        />
      </Box>
    </>
  );
};
