import { Box, Container, Paper, Typography } from '@sundara/web/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Mark } from '../../brand/mark.tsx';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** Whether it replaced a form: the heading then gets the focus and is read out. */
  readonly follows?: boolean;
}

/** The plain card of the password pages. */
export const PasswordCard = ({ title, children, follows = false }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (follows) heading.current?.focus();
  }, [follows]);
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 3, md: 10 } }}>
      <Paper
        sx={{
          maxWidth: 480,
          mx: 'auto',
          p: { xs: 3, sm: 5 },
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          boxShadow: '0 1px 2px rgb(42 28 20 / 4%), 0 16px 48px rgb(42 28 20 / 7%)',
        }}
      >
        <Box sx={{ color: 'primary.light', mb: 2 }}>
          <Mark size={40} />
        </Box>
        <Typography ref={heading} tabIndex={-1} variant="h2" component="h1" sx={{ mb: 1.5 }}>
          {title}
        </Typography>
        {children}
      </Paper>
    </Container>
  );
};
