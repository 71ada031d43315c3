import { CANCELLATION_RULES, formatClock, formatDayAndClock, formatDuration } from '@sundara/contracts';
import type { BookingBasket } from '@sundara/contracts/federation';
import { Box, Money, PriceSummary, Typography } from '@sundara/web/core';
import { Checkbox, FormControlLabel, TextField } from '@sundara/web/form';
import type { ReactNode } from 'react';
import type { Flow } from '../flow/flow.store.ts';

interface Props {
  readonly flow: Flow;
  readonly basket: BookingBasket;
  readonly onChange: (change: Partial<Flow>) => void;
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section">
    <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

/** Step 2, 'Payment': what is booked, when, for how much, and the terms. */
export const PaymentStep = ({ flow, basket, onChange }: Props) => {
  const minutes = basket.services.reduce((sum, service) => sum + service.duration, 0);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
      <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        <Part title="Booking details">
          <Typography sx={{ fontWeight: 600 }}>{basket.salon.name}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{basket.salon.address}</Typography>
          <Typography sx={{ mt: 1 }}>
            {flow.slot && formatDayAndClock(new Date(flow.slot.dateTime))} · {formatDuration(minutes)}
          </Typography>
          {flow.heldUntil && (
            <Typography sx={{ mt: 0.5, color: 'warning.main' }} role="status">
              This time is held for you until {formatClock(new Date(flow.heldUntil))}.
            </Typography>
          )}
        </Part>
        <Part title="Services">
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {basket.services.map((service) => (
              <Box
                component="li"
                key={service.id}
                sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}
              >
                <span>
                  {service.name}
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {' '}
                    · {formatDuration(service.duration)}
                  </Box>
                </span>
                <Money rupees={service.price} />
              </Box>
            ))}
          </Box>
        </Part>
        <TextField
          label="Special requests (optional)"
          multiline
          minRows={2}
          fullWidth
          value={flow.specialRequests}
          onChange={(event) => onChange({ specialRequests: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Part title="Payment summary">
          <Box
            sx={{ p: 2, borderRadius: 1.5, border: 1, borderColor: 'divider', bgcolor: 'background.default' }}
          >
            <PriceSummary quote={flow.quote} />
          </Box>
        </Part>
        <Rules />
        <FormControlLabel
          sx={{ alignItems: 'flex-start' }}
          control={
            <Checkbox
              checked={flow.agreeToTerms}
              onChange={(event) => onChange({ agreeToTerms: event.target.checked, message: undefined })}
              sx={{ mt: -1 }}
            />
          }
          label="I agree to the terms and conditions and to the rules for cancelling."
        />
      </Box>
    </Box>
  );
};

const Rules = () => (
  <Box component="details" sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
    <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 1 }}>
      Cancelling and moving, in short
    </Box>
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
      {CANCELLATION_RULES.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </Box>
  </Box>
);
