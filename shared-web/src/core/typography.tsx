import type { OverridableComponent } from '@mui/material/OverridableComponent';
import type { TypographyOwnProps } from '@mui/material/Typography';
import type { ElementType } from 'react';
import { Box } from './box.tsx';

/** The element of a text by its variant; a paragraph for all others. */
const ELEMENTS: Partial<Record<string, ElementType>> = {
  ...{ h1: 'h1', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h5', h6: 'h6' },
  ...{ caption: 'span', button: 'span', overline: 'span' },
};

interface Props extends Pick<TypographyOwnProps, 'variant' | 'gutterBottom' | 'sx' | 'children'> {
  readonly component?: ElementType;
}

/** MUI's Typography as a Box, for the same reason: `variant` is the theme's type, body1 by default. */
export const Typography = (({ variant = 'body1', component, gutterBottom, sx, ...props }: Props) => (
  <Box
    component={component ?? ELEMENTS[variant] ?? 'p'}
    sx={[
      {
        m: 0,
        ...(variant === 'inherit'
          ? { font: 'inherit', lineHeight: 'inherit', letterSpacing: 'inherit' }
          : { typography: variant }),
      },
      ...(gutterBottom ? [{ mb: '0.35em' }] : []),
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
    {...props}
  />
)) as OverridableComponent<{ props: Omit<Props, 'component'>; defaultComponent: 'p' }>;
