import { ButtonBase } from '@sundara/web/core';
import type { ComponentProps } from 'react';

interface Props extends Pick<ComponentProps<'button'>, 'name' | 'value' | 'onClick' | 'children'> {
  readonly type: 'button' | 'submit';
  readonly pressed: boolean;
}

/** One of a few choices beside each other, as a toggle button. */
export const Pill = ({ pressed, ...button }: Props) => (
  <ButtonBase
    {...button}
    aria-pressed={pressed}
    sx={{
      minHeight: 44,
      px: 1.75,
      borderRadius: 999,
      border: 1,
      borderColor: pressed ? 'primary.main' : 'divider',
      bgcolor: pressed ? 'secondary.main' : 'background.paper',
      color: pressed ? 'secondary.contrastText' : 'text.primary',
      fontSize: '0.9rem',
      fontWeight: 600,
      '&:hover': { borderColor: 'primary.light' },
    }}
  />
);
