import type { OwnReview } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { ChevronDown } from 'lucide-react';
import { StarRow } from './star-row.tsx';
import { Day, Quiet, Words } from './written-review.parts.tsx';

/** The earlier versions, the latest first, in a disclosure. */
export const ReviewHistory = ({ history }: Pick<OwnReview, 'history'>) => (
  <Box component="details" sx={{ mt: 1, '&[open] summary svg': { rotate: '180deg' } }}>
    <Box
      component="summary"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        minHeight: 44,
        cursor: 'pointer',
        fontWeight: 600,
        color: 'primary.main',
        '&::-webkit-details-marker': { display: 'none' },
      }}
    >
      {history.length === 1 ? 'An earlier version' : `${history.length} earlier versions`}
      <Box component={ChevronDown} size={18} aria-hidden sx={{ transition: 'rotate 150ms ease' }} />
    </Box>
    <Box
      component="ol"
      reversed
      sx={{ m: 0, p: 0, pl: 2, listStyle: 'none', borderLeft: 2, borderColor: 'divider' }}
    >
      {history.map((version) => (
        <Box component="li" key={version.writtenAt} sx={{ py: 1.5 }}>
          <StarRow rating={version.rating} size={16} />
          <Words title={version.title} comment={version.comment} />
          <Quiet>
            Written on <Day at={version.writtenAt} />
          </Quiet>
        </Box>
      ))}
    </Box>
  </Box>
);
