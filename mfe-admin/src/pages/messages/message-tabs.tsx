import { MESSAGE_STATES, type MessageState } from '@sundara/contracts/api';
import { StateTabs } from '../../features/list/state-tabs.tsx';
import { STATE_NAMES } from './message-state.tsx';
import type { Messages } from './messages.loader.ts';

interface Props {
  readonly state: MessageState | undefined;
  readonly counts: Messages['counts'] | undefined;
  readonly onChoose: (state: MessageState | undefined) => void;
}

/** Which messages are listed, each with how many there are. */
export const MessageTabs = ({ counts, ...chosen }: Props) => (
  <StateTabs
    of="messages"
    label="Messages by state"
    all={['All', counts && counts.open + counts.answered + counts.closed]}
    states={MESSAGE_STATES.map((one) => [one, STATE_NAMES[one], counts?.[one]] as const)}
    {...chosen}
  />
);
