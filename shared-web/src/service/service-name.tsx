import { Box, Picture } from '@sundara/web/core';
import type { ReactNode } from 'react';
import type { ListedService } from './listed-service.ts';

interface Props {
  readonly service: ListedService;
  /** Further content about the service. */
  readonly children?: ReactNode;
}

/** A service in a list: its picture, its name and two lines of description, one where rows are cards. */
export const ServiceName = ({ service: { name, description, image }, children }: Props) => (
  <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', minWidth: { md: 260 } }}>
    <Box
      aria-hidden
      sx={{ flexShrink: 0, width: 56, borderRadius: 1, overflow: 'hidden', bgcolor: 'secondary.main' }}
    >
      <Picture image={image} ratio={4 / 3} sizes="56px" />
    </Box>
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {name}
      {description && (
        <Box
          component="span"
          sx={{
            display: '-webkit-box',
            WebkitLineClamp: { xs: 1, md: 2 },
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
            maxWidth: '46ch',
            fontWeight: 400,
            fontSize: '0.83rem',
            color: 'text.secondary',
          }}
        >
          {description}
        </Box>
      )}
      {children}
    </Box>
  </Box>
);
