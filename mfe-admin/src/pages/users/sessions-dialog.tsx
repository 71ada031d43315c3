import { shownName } from '@sundara/contracts';
import { type Device, endUserSession, endUserSessions, userSessions } from '@sundara/contracts/api';
import { wordsOf } from '@sundara/contracts/federation';
import { Box, Button, Skeleton, Typography, useShell } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { keptFocus } from '@sundara/web/focus';
import { FailedPart } from '@sundara/web/table';
import { useState } from 'react';
import { When } from '../../features/when/when.tsx';
import type { UserSheetProps } from './sheet-props.ts';
import { useAnswer } from './use-answer.ts';

const ALL = 'all';

/** Where a user is signed in, and signing them out: takes effect on that browser's next call. */
export const SessionsDialog = ({ open, user, onClose }: UserSheetProps) => {
  const { http, notify } = useShell();
  const [ending, setEnding] = useState<string>();
  const { id } = user;
  const { answer, setAnswer, ask } = useAnswer(() => http.call(userSessions, { params: { id } }));
  const sessions = answer?.ok ? answer.data.sessions : undefined;
  const end = async (session: Device | undefined) => {
    if (ending !== undefined) return;
    setEnding(session?.id ?? ALL);
    const done = session
      ? await http.call(endUserSession, { params: { id, sessionId: session.id } })
      : await http.call(endUserSessions, { params: { id } });
    setEnding(undefined);
    if (done.ok) {
      setAnswer(done);
      notify.success(done.data.message);
      return;
    }
    notify.error(wordsOf(done.failure, 'Failed to sign the account out'));
    ask();
  };
  const others = sessions?.filter(({ current }) => !current) ?? [];
  return (
    <SheetFrame
      open={open}
      title="Sessions"
      lead={`Where ${shownName(user)} is signed in`}
      waiting={ending !== undefined}
      onClose={onClose}
      foot={
        others.length > 1 && (
          <Button
            color="error"
            variant="outlined"
            onClick={() => end(undefined)}
            aria-disabled={ending === ALL}
          >
            {ending === ALL ? 'Signing out…' : 'Sign out everywhere'}
          </Button>
        )
      }
    >
      <div ref={keptFocus}>
        <Typography variant="h4" component="h3" tabIndex={-1} sx={{ mb: 1 }}>
          {sessions ? `${sessions.length} ${sessions.length === 1 ? 'device' : 'devices'}` : 'Devices'}
        </Typography>
        {!answer && <Skeleton variant="rounded" height={72} aria-label="The sessions are loading" />}
        {answer?.ok === false && (
          <FailedPart title="The sessions could not be read" failure={answer.failure} onRetry={ask} />
        )}
        {sessions?.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>Signed in nowhere at the moment.</Typography>
        )}
        <Box component="ul" aria-label="Devices" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {sessions?.map((session) => (
            <SessionRow key={session.id} session={session} ending={ending === session.id} onEnd={end} />
          ))}
        </Box>
      </div>
    </SheetFrame>
  );
};

interface RowProps {
  readonly session: Device;
  readonly ending: boolean;
  readonly onEnd: (session: Device) => void;
}

const SessionRow = ({ session, ending, onEnd }: RowProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 2,
      py: 1,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{session.name}</Box>
      <Box sx={{ fontSize: '0.9rem', color: 'text.secondary' }}>
        Last seen <When at={session.lastSeenAt} />
        {session.network && `, ${session.network}`}
      </Box>
    </Box>
    {session.current ? (
      <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>This device</Box>
    ) : (
      <Button
        size="small"
        color="error"
        onClick={() => onEnd(session)}
        aria-disabled={ending}
        aria-label={`Sign out: ${session.name}`}
        sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
      >
        {ending ? 'Signing out…' : 'Sign out'}
      </Button>
    )}
  </Box>
);
