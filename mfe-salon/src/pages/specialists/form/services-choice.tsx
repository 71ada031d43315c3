import type { ManagedService } from '@sundara/contracts/api';
import { Box, Typography } from '@sundara/web/core';
import { Checkbox, FormControlLabel } from '@sundara/web/form';

interface Props {
  readonly services: readonly ManagedService[];
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Which services a member does, by category; a category can also be chosen as a whole. */
export const ServicesChoice = ({ services, chosen, onChange }: Props) => {
  const taken = new Set(chosen);
  const categories = [...new Set(services.map(({ category }) => category))].sort();
  const set = (ids: readonly string[], on: boolean) =>
    onChange(services.map(({ id }) => id).filter((id) => (ids.includes(id) ? on : taken.has(id))));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {categories.map((category) => {
        const within = services.filter((service) => service.category === category);
        const ids = within.map(({ id }) => id);
        const count = ids.filter((id) => taken.has(id)).length;
        return (
          <Box key={category} role="group" aria-label={category}>
            <FormControlLabel
              control={
                <Checkbox
                  checked={count === ids.length}
                  indeterminate={count > 0 && count < ids.length}
                  onChange={(_, on) => set(ids, on)}
                />
              }
              label={
                <Typography sx={{ fontWeight: 600 }}>
                  {category}
                  <Box component="span" sx={{ ml: 1, fontWeight: 400, color: 'text.secondary' }}>
                    {count} of {ids.length}
                  </Box>
                </Typography>
              }
            />
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
                pl: { xs: 2, sm: 4 },
              }}
            >
              {within.map(({ id, name, status }) => (
                <FormControlLabel
                  key={id}
                  sx={{ minHeight: 44 }}
                  control={<Checkbox checked={taken.has(id)} onChange={(_, on) => set([id], on)} />}
                  label={status === 'Inactive' ? `${name} (inactive)` : name}
                />
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};
