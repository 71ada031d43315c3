import { Box, visuallyHidden } from '@sundara/web/core';
import { Search } from 'lucide-react';

interface Props {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** A text that filters the services. */
export const ServiceSearch = ({ text, onChange }: Props) => (
  <Box component="label" sx={{ position: 'relative', gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
    <Box component="span" sx={visuallyHidden}>
      Search services
    </Box>
    <Box
      component={Search}
      size={20}
      aria-hidden
      sx={{ position: 'absolute', left: 14, top: 14, color: 'text.secondary', pointerEvents: 'none' }}
    />
    <Box
      component="input"
      type="search"
      placeholder="Search services"
      autoComplete="off"
      maxLength={100}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      sx={{
        width: '100%',
        minHeight: 48,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
        font: 'inherit',
        '&:hover': { borderColor: 'primary.light' },
        pl: 5.5,
        pr: 1.5,
        '&::placeholder': { color: 'text.secondary', opacity: 1 },
      }}
    />
  </Box>
);
