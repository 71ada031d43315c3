import type { TimeOffEntry } from '@sundara/contracts/api';
import { Box, Button, Typography } from '@sundara/web/core';
import { whenText } from './time-off-text.ts';

interface Props {
  readonly entries: readonly TimeOffEntry[];
  /** Text to show if nothing is planned. */
  readonly none: string;
  /** Shown for an entry without a reason. Default: nothing. */
  readonly otherwise?: string;
  readonly sending: boolean;
  /** Label of the button that removes an entry: 'Remove'. */
  readonly act: string;
  /** The same in full, before the days: 'Remove the leave on'. */
  readonly fullAct: string;
  readonly onAct: (entry: TimeOffEntry) => void;
}

/** Planned days off, each with a way to remove it. */
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
