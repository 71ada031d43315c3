import type { ServiceHit } from '@sundara/contracts/api';
import { Box, Typography } from '@sundara/web/core';
import { useState } from 'react';
import { loadServiceModal, ServiceModal } from '../service-modal/lazy-service-modal.tsx';
import { ServiceCard } from './service-card.tsx';

/** Cards in a row: more belong to a list of their own. */
const SHOWN = 8;

const near = () => {
  // Only a prefetch: the click reports a failure.
  loadServiceModal().catch(() => {});
};

interface Props {
  readonly hits: readonly ServiceHit[];
  readonly title: string;
  /** A sentence below the title: where these come from. */
  readonly hint?: string;
  /** On a wide screen one row of four is enough. */
  readonly oneRow?: boolean;
}

/** A row of services that open in place; on a phone it scrolls sideways on its own, on a wide screen it is a grid. */
export const ServiceHits = ({ hits, title, hint, oneRow = false }: Props) => {
  const [open, setOpen] = useState<ServiceHit>();
  if (hits.length === 0) return null;
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="h2">{title}</Typography>
      {hint && <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{hint}</Typography>}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: { xs: '12px -16px 0', sm: '20px 0 0' },
          p: { xs: '4px 16px 12px', sm: 0 },
          display: 'grid',
          gap: 2,
          gridAutoFlow: { xs: 'column', sm: 'row' },
          gridAutoColumns: { xs: 'min(70%, 260px)', sm: 'auto' },
          gridTemplateColumns: { sm: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' },
          overflowX: { xs: 'auto', sm: 'visible' },
          scrollSnapType: 'x proximity',
          scrollPaddingInline: '16px',
          '& > li': { scrollSnapAlign: 'start', minWidth: 0 },
          ...(oneRow && { '& > li:nth-of-type(n + 5)': { display: { sm: 'none' } } }),
        }}
      >
        {hits.slice(0, SHOWN).map((hit) => (
          <li key={hit.id}>
            <ServiceCard hit={hit} onOpen={() => setOpen(hit)} onNear={near} />
          </li>
        ))}
      </Box>
      {open && <ServiceModal hit={open} onClose={() => setOpen(undefined)} />}
    </Box>
  );
};
