import type { TimeSpan } from '@sundara/contracts';
import { Box } from '@sundara/web/core';
import { TextField } from '@sundara/web/form';

interface Props {
  /** What the span belongs to: 'Monday', 'Monday, break 1'. */
  readonly of: string;
  readonly span: TimeSpan;
  readonly words?: readonly [from: string, to: string];
  readonly onChange: (span: TimeSpan) => void;
}

/** From and to, as native time inputs. */
export const SpanFields = ({ of, span, words = ['from', 'to'], onChange }: Props) => {
  const field = (key: 'open' | 'close', word: string) => (
    <TextField
      type="time"
      size="small"
      value={span[key]}
      onChange={(event) => onChange({ ...span, [key]: event.target.value })}
      slotProps={{ htmlInput: { 'aria-label': `${of}, ${word}`, step: 300 } }}
      // On a phone there is less space, because the button that removes a break is next to it.
      sx={{
        flex: '1 1 116px',
        minWidth: 0,
        maxWidth: 144,
        '& input': { fontVariantNumeric: 'tabular-nums' },
      }}
    />
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, flex: 1, minWidth: 0 }}>
      {field('open', words[0])}
      <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
        –
      </Box>
      {field('close', words[1])}
    </Box>
  );
};
