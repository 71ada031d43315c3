import { Box, Button, LinkButton } from '@sundara/web/core';
import { Remark } from './popup.tsx';
import { RecentList } from './recent-list.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { SuggestionTabs } from './suggestion-tabs.tsx';
import { countIn } from './suggestions-of.ts';
import type { SuggestionBox } from './use-suggestion-box.ts';
import { WaysIn } from './ways-in.tsx';

interface Props {
  readonly id: string;
  readonly box: SuggestionBox;
  readonly onLeaveTabs: (key: 'ArrowDown' | 'ArrowUp') => void;
}

/** The popup's content: the recent searches, the suggestions in their tabs, or in words why there are none. */
export const SuggestionView = ({ id, box, onLeaveTabs }: Props) => {
  const { recents, groups, tab, active, choose } = box;
  const { answer, failed, slow, loading, retry } = box.suggested;
  if (recents.length > 0)
    return (
      <RecentList id={id} entries={recents} active={active} onChoose={choose} onRemove={box.removeRecent} />
    );
  if (failed)
    return (
      <Remark>
        Suggestions can’t be reached right now.
        <Button onClick={retry} sx={{ flex: 'none' }}>
          Retry
        </Button>
      </Remark>
    );
  if (!answer && slow) return <Remark>Still searching…</Remark>;
  if (!answer)
    return (
      !loading && (
        <>
          <Remark>Two letters are enough: of a salon, a service or an area.</Remark>
          <WaysIn onLeave={box.leave} />
        </>
      )
    );
  const { text, reply } = answer;
  if (countIn(reply, 'All') === 0)
    return (
      <Remark>
        <span>No results found for "{text}"</span>
        <LinkButton to="/salons" onClick={() => box.leave('/salons')} sx={{ flex: 'none' }}>
          All salons
        </LinkButton>
      </Remark>
    );
  return (
    <>
      <SuggestionTabs
        id={id}
        tab={tab}
        countOf={(name) => countIn(reply, name)}
        onTab={box.showTab}
        onLeave={onLeaveTabs}
      />
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {slow && <Remark>Still searching…</Remark>}
        {reply.corrected && <Remark>Showing results for "{reply.corrected}"</Remark>}
        {groups.length === 0 ? (
          <Remark>No results found for "{text}"</Remark>
        ) : (
          <SuggestionList
            id={id}
            groups={groups}
            search={reply.corrected ?? text}
            active={active}
            onChoose={choose}
          />
        )}
      </Box>
    </>
  );
};
