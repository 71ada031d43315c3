import { discountedPrice, formatDuration, paiseOf, rupeesOf } from '@sundara/contracts';
import type { ManagedService } from '@sundara/contracts/api';
import { Box, ButtonBase, CircularProgress, IconButton, Money } from '@sundara/web/core';
import { Check, Plus } from 'lucide-react';

interface Props {
  readonly services: readonly ManagedService[];
  /** Chosen for one visit, in order. */
  readonly basket: readonly string[];
  readonly sending: readonly string[] | undefined;
  /** Records a visit with this service alone. */
  readonly onWrite: (id: string) => void;
  /** Puts it into the basket, or takes it out. */
  readonly onToggle: (id: string) => void;
}

/** The services, big enough for a thumb: a press records the visit, the plus collects several for one visit. */
export const ServiceList = ({ services, basket, sending, onWrite, onToggle }: Props) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
    {services.map(({ id, name, duration, price, discountPercent, category }) => {
      const chosen = basket.includes(id);
      return (
        <Box
          key={id}
          component="li"
          sx={{
            display: 'flex',
            alignItems: 'center',
            border: 1,
            borderColor: chosen ? 'primary.main' : 'divider',
            borderRadius: 2,
            bgcolor: chosen ? 'secondary.main' : 'background.paper',
            transition: 'border-color 150ms ease, background-color 150ms ease',
            '&:hover': { borderColor: 'primary.light' },
          }}
        >
          <ButtonBase
            onClick={() => (basket.length > 0 ? onToggle(id) : onWrite(id))}
            disabled={sending !== undefined}
            sx={{
              flex: 1,
              minWidth: 0,
              minHeight: 60,
              px: 2,
              py: 1,
              gap: 1.5,
              justifyContent: 'flex-start',
              textAlign: 'start',
              borderRadius: 2,
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
              <Box sx={{ fontSize: '0.83rem', color: 'text.secondary' }}>
                {category} · {formatDuration(duration)}
              </Box>
            </Box>
            {sending?.length === 1 && sending[0] === id ? (
              <CircularProgress size={20} aria-label="Writing it down" />
            ) : (
              <Box sx={{ fontWeight: 600 }}>
                <Money rupees={rupeesOf(discountedPrice({ pricePaise: paiseOf(price), discountPercent }))} />
              </Box>
            )}
          </ButtonBase>
          <IconButton
            aria-pressed={chosen}
            aria-label={`${name}, one of several services`}
            onClick={() => onToggle(id)}
            disabled={sending !== undefined}
            sx={{ mr: 0.5, color: 'primary.main' }}
          >
            {chosen ? <Check size={20} aria-hidden /> : <Plus size={20} aria-hidden />}
          </IconButton>
        </Box>
      );
    })}
  </Box>
);
