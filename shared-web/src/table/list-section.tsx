import { type ReactNode, useId } from 'react';
import { Box } from '../core/box.tsx';
import { Typography } from '../core/typography.tsx';

interface Props {
  readonly title: string;
  /** How much the list holds, or that it is loading; announced when it changes. */
  readonly status?: ReactNode;
  /** What filters the list: search, filters. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A list with its heading, its size and its tools. */
export const ListSection = ({ title, status, tools, children }: Props) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          columnGap: 3,
          rowGap: 1.5,
          mb: 1.5,
        }}
      >
        <div>
          <Typography variant="h3" component="h2" id={id}>
            {title}
          </Typography>
          <Box
            role="status"
            sx={{
              minHeight: '1.5em',
              fontSize: '0.9rem',
              color: 'text.secondary',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {status}
          </Box>
        </div>
        {tools && <Box sx={{ flex: '1 1 280px', maxWidth: { sm: 380 } }}>{tools}</Box>}
      </Box>
      {children}
    </Box>
  );
};
