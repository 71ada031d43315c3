import type { TimeOffEntry } from '@sundara/contracts/api';
import { Box, Button, Typography } from '@sundara/web/core';
import { whenText } from './time-off-text.ts';

interface Props {
  readonly entries: readonly TimeOffEntry[];
  /** What is said where nothing is planned. */
  readonly none: string;
  /** Stands for an entry's reason where it has none. Default: nothing. */
  readonly otherwise?: string;
  readonly sending: boolean;
  /** The way to take an entry away: 'Remove'. */
  readonly act: string;
  /** The same with what it is about, before the days: 'Remove the leave on'. */
  readonly fullAct: string;
  readonly onAct: (entry: TimeOffEntry) => void;
}

/** Days off that are planned, each with a way to take it away again. */
export const PlannedList = ({ entries, none, otherwise = '', sending, act, fullAct, onAct }: Props) =>
  entries.length === 0 ? (
    <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>
  ) : (
    <Box component="ul" aria-label="Planned" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {entries.map((entry) => {
        const when = whenText(entry);
        const reason = entry.reason || otherwise;
        return (
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
              <Box sx={{ fontWeight: 600 }}>{when}</Box>
              {reason && <Box sx={{ fontSize: '0.9rem', color: 'text.secondary' }}>{reason}</Box>}
            </Box>
            <Button disabled={sending} aria-label={`${fullAct} ${when}`} onClick={() => onAct(entry)}>
              {act}
            </Button>
          </Box>
        );
      })}
    </Box>
  );
