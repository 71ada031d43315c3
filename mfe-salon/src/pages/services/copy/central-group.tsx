import { Box, Chip, Money, Typography } from '@sundara/web/core';
import { Checkbox, FormControlLabel, InputAdornment, TextField } from '@sundara/web/form';
import type { Offered } from './use-central.ts';
import type { useCopy } from './use-copy.ts';

interface Props {
  readonly category: string;
  readonly services: readonly Offered[];
  readonly copy: ReturnType<typeof useCopy>;
}

/** On a phone, content under a name is aligned with the name. */
const INDENT = 4;

const PriceField = ({ service, copy }: { service: Offered; copy: Props['copy'] }) => {
  const trouble = copy.priceTrouble(service.id);
  return (
    <TextField
      size="small"
      value={copy.chosen.get(service.id) ?? ''}
      error={trouble !== undefined}
      helperText={trouble}
      onChange={(event) => copy.setPrice(service.id, event.target.value)}
      sx={{ width: 128, flexShrink: 0, ml: { xs: INDENT, sm: 0 } }}
      slotProps={{
        htmlInput: { 'aria-label': `Price of ${service.name}`, inputMode: 'decimal' },
        input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
      }}
    />
  );
};

/** The services of one category, to choose from; a price can be changed before it is copied. */
export const CentralGroup = ({ category, services, copy }: Props) => {
  const free = services.filter(({ isOwn }) => !isOwn);
  const count = free.filter(({ id }) => copy.chosen.has(id)).length;
  return (
    <Box component="section" aria-label={category} sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h4" component="h3">
          {category}
        </Typography>
        {free.length > 1 && (
          <FormControlLabel
            label="All"
            slotProps={{ typography: { sx: { fontSize: '0.9rem' } } }}
            control={
              <Checkbox
                checked={count === free.length}
                indeterminate={count > 0 && count < free.length}
                slotProps={{ input: { 'aria-label': `All of ${category}` } }}
                onChange={(_, on) => copy.choose(free, on)}
              />
            }
          />
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {services.map((service) => (
          <Box
            component="li"
            key={service.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 1.5,
              minHeight: 60,
              py: 0.5,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <FormControlLabel
              disabled={service.isOwn}
              sx={{ flex: '1 1 220px', mr: 0, minWidth: 0 }}
              control={
                <Checkbox
                  checked={service.isOwn || copy.chosen.has(service.id)}
                  onChange={(_, on) => copy.choose([service], on)}
                />
              }
              label={
                <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                  {service.name}
                  <Box
                    component="span"
                    sx={{ display: 'block', fontSize: '0.83rem', color: 'text.secondary' }}
                  >
                    {service.duration} mins · {service.description}
                  </Box>
                </Box>
              }
            />
            {service.isOwn ? (
              <Chip size="small" label="In your catalogue" sx={{ ml: { xs: INDENT, sm: 0 } }} />
            ) : copy.chosen.has(service.id) ? (
              <PriceField service={service} copy={copy} />
            ) : (
              <Box sx={{ width: 128, pl: { xs: INDENT, sm: 1.75 } }}>
                <Money rupees={service.price} />
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
};
