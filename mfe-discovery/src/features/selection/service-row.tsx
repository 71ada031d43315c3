import { formatDuration } from '@sundara/contracts';
import type { Service } from '@sundara/contracts/api';
import { Box, ButtonBase, Chip, Picture, Typography } from '@sundara/web/core';
import { Check, Plus } from 'lucide-react';
import { useStore } from 'zustand';
import { ServicePrice } from './service-price.tsx';
import type { SelectedServices } from './use-selection.ts';

interface Props {
  readonly service: Service;
  readonly selection: Pick<SelectedServices, 'store' | 'toggle'>;
}

/** Long descriptions would part the services of a phone's window. */
const ONE_LINE_ON_PHONES = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'nowrap', sm: 'normal' },
} as const;

const Marks = ({ service: { discountPercent, popular } }: { service: Service }) => (
  <>
    {discountPercent > 0 && (
      <Chip size="small" label={`${discountPercent}% Off`} color="success" variant="outlined" />
    )}
    {popular && (
      <Chip
        size="small"
        label="Popular"
        variant="outlined"
        sx={{ borderColor: 'primary.light', bgcolor: 'background.paper' }}
      />
    )}
  </>
);

/** One service as a toggle button: what it is, how long it takes, what it costs now and before. */
export const ServiceRow = ({ service, selection: { store, toggle } }: Props) => {
  const chosen = useStore(store, ({ serviceIds }) => serviceIds.includes(service.id));
  return (
    <ButtonBase
      aria-pressed={chosen}
      onClick={() => toggle(service.id)}
      sx={{
        display: 'grid',
        width: '100%',
        minHeight: 72,
        px: 1.5,
        py: { xs: 1, sm: 1.5 },
        columnGap: { xs: 1.5, sm: 2 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto 36px', sm: '92px minmax(0, 1fr) auto 36px' },
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
          display: { xs: 'none', sm: 'block' },
          alignSelf: 'start',
          width: '100%',
          borderRadius: 1,
          overflow: 'hidden',
        }}
      >
        <Picture image={service.image} ratio={1} sizes="92px" />
      </Box>
      <Box sx={{ minWidth: 0, width: '100%' }}>
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
          <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {service.name}
          </Typography>
          <Marks service={service} />
        </Box>
        <Typography component="span" variant="body2" sx={{ ...ONE_LINE_ON_PHONES, color: 'text.secondary' }}>
          {[formatDuration(service.duration), service.description].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <ServicePrice service={service} />
      <Box
        sx={{
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
};
