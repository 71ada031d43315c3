import { MenuItem, TextField } from '@sundara/web/content';
import { Box, NEEDS_SCRIPT, visuallyHidden } from '@sundara/web/core';

import { PlainSelect } from './plain-select.tsx';

export interface Option {
  readonly value: string;
  readonly label: string;
  /** The same in Telugu letters. */
  readonly telugu?: string;
  /** How many salons it would leave; undefined if not counted. */
  readonly count?: number | undefined;
}

interface Props {
  /** Its name in the address. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** One filter with many choices. A choice that leaves nothing can still be chosen, and says so. */
export const FilterSelect = ({ onChoose, ...plain }: Props) => {
  const { label, options, value } = plain;
  return (
    <div>
      <PlainSelect {...plain} />

      <TextField
        select
        fullWidth
        size="small"
        label={label}
        value={options.some((option) => option.value === value) ? value : ''}
        onChange={(event) => onChoose(event.target.value)}
        sx={[{ '& .MuiOutlinedInput-root': { minHeight: 48, bgcolor: 'background.paper' } }, NEEDS_SCRIPT]}
        slotProps={{
          inputLabel: { shrink: true },
          select: {
            displayEmpty: true,
            renderValue: (chosen) => options.find((option) => option.value === chosen)?.label ?? value,
            MenuProps: {
              anchorOrigin: { vertical: 'bottom', horizontal: 'left' },
              transformOrigin: { vertical: 'top', horizontal: 'left' },
              slotProps: {
                paper: { sx: { maxHeight: 'min(26rem, 60svh)', width: 320, maxWidth: 'calc(100vw - 32px)' } },
              },
            },
          },
        }}
      >
        {options.map(({ value: each, label: text, telugu, count }) => (
          <MenuItem
            key={each}
            value={each}
            sx={{
              minHeight: { xs: 44, sm: 44 },
              gap: 1.5,
              color: count === 0 ? 'text.secondary' : 'text.primary',
            }}
          >
            <span>{text}</span>
            {telugu && (
              <Box component="span" lang="te" sx={{ fontSize: '0.83rem', color: 'text.secondary' }}>
                {telugu}
              </Box>
            )}
            {count !== undefined && (
              <Box
                component="span"
                sx={{
                  ml: 'auto',
                  fontSize: '0.83rem',
                  color: 'text.secondary',
                  fontVariantNumeric: 'tabular-nums',
                }}
              >
                {count === 0 ? 'no salons' : count}
                {count > 0 && (
                  <Box component="span" sx={visuallyHidden}>
                    {count === 1 ? ' salon' : ' salons'}
                  </Box>
                )}
              </Box>
            )}
          </MenuItem>
        ))}
      </TextField>
    </div>
  );
};
