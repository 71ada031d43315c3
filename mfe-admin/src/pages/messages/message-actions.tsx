import type { Input, MessageThread, updateMessage } from '@sundara/contracts/api';
import { Box, Button, Typography } from '@sundara/web/core';
import { MessageStateChip } from './message-state.tsx';

interface Props {
  readonly thread: MessageThread;
  readonly busy: boolean;
  readonly change: (body: Input<typeof updateMessage>['body'], said: string) => Promise<void>;
}

/** A message's state and who looks after it, and buttons to change both. */
export const MessageActions = ({ thread: { state, assignedTo, mine, can }, busy, change }: Props) => {
  const action = (label: string, body: Parameters<Props['change']>[0], said: string) => (
    <Button size="small" variant="outlined" aria-disabled={busy} onClick={() => void change(body, said)}>
      {label}
    </Button>
  );
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <MessageStateChip state={state} />
        <Typography sx={{ color: 'text.secondary', fontSize: '0.93rem' }}>
          {mine ? 'You look after it.' : `${assignedTo?.name ?? 'Nobody'} looks after it.`}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& button': { minHeight: 44 } }}>
        {mine
          ? action('Leave it', { assigned: 'nobody' }, 'You no longer look after it.')
          : action('Assign to me', { assigned: 'me' }, 'You look after it now.')}
        {/* Each pair is one button, which keeps the focus when what it does changes. */}
        {can.reopen
          ? action('Reopen message', { state: 'open' }, 'The message is open again.')
          : can.close &&
            action(
              'Close message',
              { state: 'closed' },
              'The message is closed; it is erased after 12 months.',
            )}
        {can.unmarkSpam
          ? action('Not spam', { spam: false }, 'The message is no spam.')
          : can.markSpam && action('Mark as spam', { spam: true }, 'The message is called spam.')}
      </Box>
    </Box>
  );
};
