import { ButtonBase } from '@sundara/web/core';
import type { ComponentProps } from 'react';
import { choicePill } from './pill-look.ts';

interface Props extends Pick<ComponentProps<'button'>, 'name' | 'value' | 'onClick' | 'children'> {
  readonly type: 'button' | 'submit';
  readonly pressed: boolean;
}

/** One of a few choices beside each other, as a toggle button. */
export const TogglePill = ({ pressed, ...button }: Props) => (
  <ButtonBase {...button} aria-pressed={pressed} sx={{ ...choicePill(pressed), px: 1.75 }} />
);
