import type { ServiceHit } from '@sundara/contracts/api';
import { Box, Typography } from '@sundara/web/core';
import { startTransition, useState } from 'react';
import { useNextServiceSlots } from '../next-slot/use-next-slots.ts';
import { loadServiceModal, ServiceModal } from '../service-modal/lazy-service-modal.tsx';
import { sidewaysOnPhones } from '../sideways/sideways.ts';
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
  const show = (hit?: ServiceHit) => startTransition(() => setOpen(hit));
  const slots = useNextServiceSlots(hits.slice(0, SHOWN).map(({ id }) => id));
  if (hits.length === 0) return null;
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="h2">{title}</Typography>
      {hint && <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{hint}</Typography>}
      <Box
        component="ul"
        sx={{
          ...sidewaysOnPhones('min(70%, 260px)'),
          mt: { xs: 1.5, sm: 2.5 },
          gap: 2,
          gridTemplateColumns: { sm: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' },
          ...(oneRow && { '& > li:nth-of-type(n + 5)': { display: { sm: 'none' } } }),
        }}
      >
        {hits.slice(0, SHOWN).map((hit) => (
          <li key={hit.id}>
            <ServiceCard hit={hit} onOpen={() => show(hit)} onNear={near} nextSlot={slots.get(hit.id)} />
          </li>
        ))}
      </Box>
      {open && <ServiceModal hit={open} onClose={() => show()} />}
    </Box>
  );
};
