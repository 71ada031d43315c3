import { formatDuration } from '@sundara/contracts';
import type { Service } from '@sundara/contracts/api';
import { Box, ButtonBase, Chip, Money, Typography, visuallyHidden } from '@sundara/web/core';
import { Check, Plus } from 'lucide-react';

interface Props {
  readonly service: Service;
  readonly chosen: boolean;
  readonly onToggle: () => void;
}

/** One service as a switch: what it is, how long, what it costs now and before. */
export const ServiceRow = ({ service, chosen, onToggle }: Props) => (
  <ButtonBase
    aria-pressed={chosen}
    onClick={onToggle}
    sx={{
      width: '100%',
      p: 2,
      gap: 2,
      borderRadius: 1.5,
      border: 1,
      borderColor: chosen ? 'primary.main' : 'divider',
      bgcolor: chosen ? 'secondary.main' : 'background.paper',
      justifyContent: 'space-between',
      textAlign: 'start',
      transition: 'background-color 150ms ease, border-color 150ms ease',
      '&:hover': { borderColor: 'primary.light' },
    }}
  >
    <Box sx={{ minWidth: 0 }}>
      <Typography
        component="span"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', fontWeight: 600 }}
      >
        {service.name}
        {service.discountPercent > 0 && (
          <Chip size="small" label={`${service.discountPercent}% Off`} color="success" variant="outlined" />
        )}
        {service.popular && <Chip size="small" label="Popular" color="secondary" />}
      </Typography>
      <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
        {formatDuration(service.duration)}
        {service.description && ` · ${service.description}`}
      </Typography>
    </Box>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexShrink: 0 }}>
      <Box sx={{ textAlign: 'end' }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
          <Money rupees={service.price} />
        </Box>
        {service.basePrice > service.price && (
          <Box component="s" sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>
            <Box component="span" sx={visuallyHidden}>
              before{' '}
            </Box>
            <Money rupees={service.basePrice} />
          </Box>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 32,
          height: 32,
          borderRadius: '50%',
          border: 1,
          borderColor: chosen ? 'primary.main' : 'divider',
          bgcolor: chosen ? 'primary.main' : 'transparent',
          color: chosen ? 'primary.contrastText' : 'primary.main',
        }}
      >
        {chosen ? <Check size={18} aria-hidden /> : <Plus size={18} aria-hidden />}
      </Box>
    </Box>
  </ButtonBase>
);
