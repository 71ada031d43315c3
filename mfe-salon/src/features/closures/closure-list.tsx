import type { TimeOffEntry } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { Box, Button, Skeleton, Typography } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { whenWords } from './time-off-words.ts';

interface Props {
  readonly closures: readonly TimeOffEntry[] | undefined;
  readonly failure: ApiFailure | undefined;
  readonly sending: boolean;
  readonly onOpen: (entry: TimeOffEntry) => void;
}

/** The closed days that are planned, each with a way to open it again. */
export const ClosureList = ({ closures, failure, sending, onOpen }: Props) => {
  if (!closures && failure) return <Alert severity="error">{failure.message}</Alert>;
  if (!closures) return <Skeleton variant="rounded" height={56} />;
  if (closures.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>No closed day is planned yet.</Typography>;
  return (
    <Box component="ul" aria-label="Planned" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {closures.map((entry) => (
        <Box
          key={entry.id}
          component="li"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            py: 0.5,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ fontWeight: 600 }}>{whenWords(entry)}</Box>
            <Box sx={{ fontSize: '0.9rem', color: 'text.secondary' }}>{entry.reason || 'Closed'}</Box>
          </Box>
          <Button
            disabled={sending}
            onClick={() => onOpen(entry)}
            aria-label={`Open again on ${whenWords(entry)}`}
          >
            Open again
          </Button>
        </Box>
      ))}
    </Box>
  );
};
