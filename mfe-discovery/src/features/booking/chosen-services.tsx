import { formatDuration } from '@sundara/contracts';
import { Box, IconButton, Money, Typography } from '@sundara/web/core';
import { X } from 'lucide-react';
import type { SelectedServices } from '../selection/use-selection.ts';

/** The chosen services, each with its length and price, and a button to remove it. */
export const ChosenServices = ({ selection }: { selection: SelectedServices }) => (
  <Box component="ul" aria-label="Chosen services" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {selection.services.map(({ id, name, price, duration }) => (
      <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 500, lineHeight: 1.35, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {formatDuration(duration)}
          </Typography>
        </Box>
        <Money rupees={price} />
        <IconButton aria-label={`Leave out ${name}`} onClick={() => selection.toggle(id)} sx={{ mr: -1.5 }}>
          <X size={17} aria-hidden />
        </IconButton>
      </Box>
    ))}
  </Box>
);
