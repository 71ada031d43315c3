import ButtonBase from '@mui/material/ButtonBase';
import { Search } from 'lucide-react';
import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { Box } from './box.tsx';

/** The height of the box everywhere, in pixels. */
const HEIGHT = 48;

interface Props {
  /** What the form searches, as its name, and its address; by default the whole site at '/salons'. */
  readonly name?: string;
  readonly action?: string;
  readonly label: string;
  readonly placeholder: string;
  /** Further properties of the input: its value, its combobox attributes, its event handlers. */
  readonly field: ComponentProps<'input'>;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Shown in the 44 pixels after the text: a spinner, a button. */
  readonly end?: ReactNode;
}

/**
 * The site's search box: a form that works without script. The shell's fallback and the component that
 * replaces it both render this box, so that nothing moves at the switch.
 */
export const SearchBox = ({
  name = 'Whole site',
  action = '/salons',
  label,
  placeholder,
  field,
  onSubmit,
  end,
}: Props) => (
  <Box
    component="form"
    role="search"
    aria-label={name}
    action={action}
    onSubmit={onSubmit}
    sx={({ vars }) => ({
      display: 'flex',
      alignItems: 'center',
      height: HEIGHT,
      pl: 0.25,
      border: 1,
      borderColor: 'divider',
      borderRadius: 999,
      bgcolor: 'background.paper',
      transition: 'border-color 150ms, box-shadow 150ms',
      '&:hover': { borderColor: 'primary.light' },
      '&:focus-within': {
        borderColor: 'primary.main',
        boxShadow: `0 0 0 2px ${vars?.palette.primary.main}`,
      },
    })}
  >
    <ButtonBase
      type="submit"
      aria-label="Search"
      sx={{ flex: 'none', width: 44, height: 44, borderRadius: 999, color: 'text.secondary' }}
    >
      <Search size={18} aria-hidden />
    </ButtonBase>
    <Box
      component="input"
      type="text"
      name="q"
      aria-label={label}
      placeholder={placeholder}
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={100}
      sx={{
        flex: 1,
        minWidth: 0,
        height: '100%',
        p: 0,
        border: 0,
        outline: 'none',
        font: 'inherit',
        color: 'text.primary',
        bgcolor: 'transparent',
        textOverflow: 'ellipsis',
        // The box around it has the ring, whose inner line would be a square in the round box.
        '&:focus-visible': { outline: 'none', boxShadow: 'none' },
        '&::placeholder': { color: 'text.secondary', opacity: 1 },
      }}
      {...field}
    />
    <Box sx={{ flex: 'none', display: 'grid', placeContent: 'center', width: 44, height: 44 }}>{end}</Box>
  </Box>
);
