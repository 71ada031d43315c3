import { Box, visuallyHidden } from '@sundara/web/core';
import { Search } from 'lucide-react';
import { ChoiceSelect } from './choice-select.tsx';
import { SERVICE_SORTS, type ServiceFilter } from './service-filter.ts';

interface Props {
  readonly filter: ServiceFilter;
  readonly onChange: (change: Partial<ServiceFilter>) => void;
}

/** A text that filters the services, and their order. */
export const ServiceSearch = ({ filter, onChange }: Props) => (
  <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 220px' } }}>
    <Box component="label" sx={{ position: 'relative' }}>
      <Box component="span" sx={visuallyHidden}>
        Search services
      </Box>
      <Box
        component={Search}
        size={20}
        aria-hidden
        sx={{ position: 'absolute', left: 14, top: 14, color: 'text.secondary', pointerEvents: 'none' }}
      />
      <Box
        component="input"
        type="search"
        placeholder="Search services"
        autoComplete="off"
        maxLength={100}
        value={filter.text}
        onChange={({ target }) => onChange({ text: target.value })}
        sx={{
          width: '100%',
          minHeight: 48,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          color: 'text.primary',
          font: 'inherit',
          '&:hover': { borderColor: 'primary.light' },
          pl: 5.5,
          pr: 1.5,
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
    </Box>
    <ChoiceSelect
      label="Sort services by"
      choices={SERVICE_SORTS}
      value={filter.sort}
      onChoose={(sort) => onChange({ sort })}
    />
  </Box>
);
