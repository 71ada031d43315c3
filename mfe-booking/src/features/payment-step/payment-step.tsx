import type { BookingBasket } from '@sundara/contracts/federation';
import { Box, PriceSummary } from '@sundara/web/core';
import { TextField } from '@sundara/web/form';
import type { Flow } from '../flow/flow.ts';
import { StateField } from '../state/state-field.tsx';
import type { AskState } from '../state/use-ask-state.ts';
import { RefundRule } from './refund-rule.tsx';
import { TermsBox } from './terms-box.tsx';
import { Part, ServiceLines, VisitLines } from './visit-details.tsx';

/** The contract's limit. */
const MOST_LETTERS = 500;

interface Props {
  readonly flow: Flow;
  readonly basket: BookingBasket;
  readonly askState: AskState;
  /** How often the customer tried to pay without agreeing to the terms. */
  readonly missedTerms: number;
  readonly onChange: (change: Partial<Pick<Flow, 'specialRequests' | 'agreeToTerms'>>) => void;
}

/** Step 2, 'Payment': services, time, price, refund rules, and the terms. */
export const PaymentStep = ({ flow, basket, askState, missedTerms, onChange }: Props) => {
  const { ask, state, setState } = askState;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
      <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>
        <Part title="Booking details">
          <VisitLines flow={flow} basket={basket} />
        </Part>
        <Part title="Services">
          <ServiceLines {...basket} />
        </Part>
        <TextField
          label="Special requests (optional)"
          multiline
          minRows={2}
          maxRows={6}
          fullWidth
          value={flow.specialRequests}
          onChange={(event) => onChange({ specialRequests: event.target.value.slice(0, MOST_LETTERS) })}
          helperText={`${flow.specialRequests.length} of ${MOST_LETTERS} letters`}
          slotProps={{
            htmlInput: { maxLength: MOST_LETTERS },
            formHelperText: { sx: { fontVariantNumeric: 'tabular-nums' } },
          }}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0 }}>
        <Part title="Payment summary">
          <Box
            sx={{ p: 2, borderRadius: 1.5, border: 1, borderColor: 'divider', bgcolor: 'background.default' }}
          >
            <PriceSummary quote={flow.quote} />
          </Box>
        </Part>
        {flow.slot && <RefundRule quote={flow.quote} start={new Date(flow.slot.dateTime)} />}
        {ask && state && <StateField value={state} onChange={setState} />}
        <TermsBox
          agreed={flow.agreeToTerms}
          missed={flow.agreeToTerms ? 0 : missedTerms}
          onChange={(agreeToTerms) => onChange({ agreeToTerms })}
        />
      </Box>
    </Box>
  );
};
