import { CONTACT_SUBJECTS } from '@sundara/contracts';
import { Box, Button, Skeleton } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { Alert } from '@sundara/web/form';
import { useState } from 'react';
import { MessageActions } from './message-actions.tsx';
import { MessageTexts } from './message-texts.tsx';
import { ReplyForm } from './reply-form.tsx';
import { useThread } from './use-thread.ts';

interface Props {
  /** Undefined while the sheet is closed. */
  readonly id: string | undefined;
  readonly onClose: () => void;
}

/** One message: what was written and answered, answering it, and its state. */
export const MessageSheet = ({ id, onClose }: Props) => {
  const { thread, failure, doing, trouble, reply, change, readAnew } = useThread(id);
  const [isChanged, setChanged] = useState(false);
  return (
    <SheetFrame
      open={id !== undefined}
      side
      title={thread ? `${thread.ticket}: ${CONTACT_SUBJECTS[thread.subject]}` : 'Message'}
      lead={thread && `${thread.name}, ${thread.email}${thread.phone && `, ${thread.phone}`}`}
      isChanged={isChanged}
      waiting={doing !== undefined}
      onClose={() => {
        setChanged(false);
        onClose();
      }}
    >
      {thread && (
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <MessageActions {...{ thread, busy: doing !== undefined, change }} />
          <MessageTexts thread={thread} />
          {trouble && <Alert severity="error">{trouble}</Alert>}
          {thread.can.reply && (
            <ReplyForm key={thread.id} {...{ reply, waiting: doing === 'reply', onChanged: setChanged }} />
          )}
        </Box>
      )}
      {failure && !thread && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={readAnew}>
              Retry
            </Button>
          }
        >
          {failure.message}
        </Alert>
      )}
      {!thread && !failure && (
        <Box role="status" aria-label="Reading the message">
          <Skeleton height={48} />
          <Skeleton height={160} />
        </Box>
      )}
    </SheetFrame>
  );
};
