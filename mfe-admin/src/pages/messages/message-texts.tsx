import { formatDayAndClock } from '@sundara/contracts';
import type { MessageThread } from '@sundara/contracts/api';
import { Box, Typography } from '@sundara/web/core';

interface TextProps {
  readonly who: string;
  readonly at: string;
  readonly ours?: boolean;
  readonly children: string;
}

const Text = ({ who, at, ours = false, children }: TextProps) => (
  <Box
    component="li"
    sx={{
      p: 1.5,
      borderRadius: 3,
      border: 1,
      borderColor: 'divider',
      ...(ours && { bgcolor: 'secondary.main', color: 'secondary.contrastText', ml: 3 }),
    }}
  >
    <Typography sx={{ fontSize: '0.83rem', mb: 0.5, opacity: 0.9 }}>
      {who}, {formatDayAndClock(new Date(at))}
    </Typography>
    <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{children}</Typography>
  </Box>
);

/** What was written and answered, oldest first. */
export const MessageTexts = ({ thread }: { thread: MessageThread }) => (
  <Box
    component="ul"
    aria-label="What was written"
    sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}
  >
    <Text who={thread.name} at={thread.createdAt}>
      {thread.message}
    </Text>
    {thread.replies.map((reply) => (
      <Text key={reply.id} who={reply.author} at={reply.createdAt} ours>
        {reply.text}
      </Text>
    ))}
  </Box>
);
