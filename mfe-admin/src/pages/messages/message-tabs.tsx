import { MESSAGE_STATES, type MessageState } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { Tab, Tabs } from '@sundara/web/table';
import { STATE_NAMES } from './message-state.tsx';
import type { Messages } from './messages.loader.ts';

const ALL = 'all';
const figure = new Intl.NumberFormat('en-IN');

interface Props {
  readonly state: MessageState | undefined;
  readonly counts: Messages['counts'] | undefined;
  readonly onChoose: (state: MessageState | undefined) => void;
}

/** Which messages are listed, each with how many there are. */
export const MessageTabs = ({ state, counts, onChoose }: Props) => {
  const label = (name: string, count: number | undefined) => (
    <span>
      {name}{' '}
      {count !== undefined && (
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {figure.format(count)}
        </Box>
      )}
    </span>
  );
  return (
    <Tabs
      value={state ?? ALL}
      onChange={(_, chosen: string) => onChoose(MESSAGE_STATES.find((one) => one === chosen))}
      variant="scrollable"
      scrollButtons={false}
      aria-label="Messages by state"
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
    >
      <Tab
        value={ALL}
        label={label('All', counts && counts.open + counts.answered + counts.closed)}
        id="tab-all"
        aria-controls="messages-panel"
      />
      {MESSAGE_STATES.map((one) => (
        <Tab
          key={one}
          value={one}
          label={label(STATE_NAMES[one], counts?.[one])}
          id={`tab-${one}`}
          aria-controls="messages-panel"
        />
      ))}
    </Tabs>
  );
};
