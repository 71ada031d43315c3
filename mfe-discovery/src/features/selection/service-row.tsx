import { formatDuration } from '@sundara/contracts';
import type { Service } from '@sundara/contracts/api';
import { Box, ButtonBase, Chip, Picture, Typography } from '@sundara/web/core';
import { Check, Plus } from 'lucide-react';
import { ServicePrice } from './service-price.tsx';

interface Props {
  readonly service: Service;
  readonly chosen: boolean;
  readonly onToggle: () => void;
}

/** One service as a toggle button: what it is, how long it takes, what it costs now and before. */
export const ServiceRow = ({ service, chosen, onToggle }: Props) => (
  <ButtonBase
    aria-pressed={chosen}
    onClick={onToggle}
    sx={{
      display: 'grid',
      width: '100%',
      p: 1.5,
      columnGap: { xs: 1.5, sm: 2 },
      rowGap: 0.5,
      gridTemplateColumns: { xs: '72px minmax(0, 1fr) 36px', sm: '92px minmax(0, 1fr) auto 40px' },
      alignItems: 'center',
      justifyItems: 'start',
      textAlign: 'start',
      borderRadius: 1.5,
      border: 1,
      borderColor: chosen ? 'primary.main' : 'divider',
      bgcolor: chosen ? 'secondary.main' : 'background.paper',
      transition: 'background-color 150ms ease, border-color 150ms ease, box-shadow 150ms ease',
      '&:hover': { borderColor: 'primary.light', boxShadow: '0 6px 20px rgb(42 28 20 / 7%)' },
    }}
  >
    <Box
      sx={{
        gridRow: { xs: '1 / span 2', sm: 'auto' },
        alignSelf: 'start',
        width: '100%',
        borderRadius: 1,
        overflow: 'hidden',
      }}
    >
      <Picture image={service.image} ratio={1} sizes="92px" />
    </Box>
    <Box sx={{ minWidth: 0, width: '100%' }}>
      <Typography component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {service.name}
      </Typography>
      <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
        {formatDuration(service.duration)}
      </Typography>
      {service.description && (
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          {service.description}
        </Typography>
      )}
    </Box>
    <Box
      sx={{
        gridColumn: { xs: 2, sm: 3 },
        gridRow: { xs: 2, sm: 'auto' },
        display: 'flex',
        flexDirection: { xs: 'row', sm: 'column' },
        flexWrap: 'wrap',
        alignItems: { xs: 'center', sm: 'flex-end' },
        gap: { xs: 1, sm: 0.5 },
      }}
    >
      <ServicePrice service={service} />
      <Box component="span" sx={{ display: 'flex', gap: 0.75, flexWrap: 'wrap' }}>
        {service.discountPercent > 0 && (
          <Chip size="small" label={`${service.discountPercent}% Off`} color="success" variant="outlined" />
        )}
        {service.popular && (
          <Chip
            size="small"
            label="Popular"
            variant="outlined"
            sx={{ borderColor: 'primary.light', bgcolor: 'background.paper' }}
          />
        )}
      </Box>
    </Box>
    <Box
      sx={{
        gridColumn: { xs: 3, sm: 4 },
        gridRow: { xs: '1 / span 2', sm: 'auto' },
        display: 'grid',
        placeItems: 'center',
        width: 36,
        height: 36,
        borderRadius: '50%',
        border: 1,
        borderColor: chosen ? 'primary.main' : 'divider',
        bgcolor: chosen ? 'primary.main' : 'transparent',
        color: chosen ? 'primary.contrastText' : 'primary.main',
      }}
    >
      {chosen ? <Check size={18} aria-hidden /> : <Plus size={18} aria-hidden />}
    </Box>
  </ButtonBase>
);
