import type { BookingBasket } from '@sundara/contracts/federation';
import { Box, PriceSummary } from '@sundara/web/core';
import type { Flow } from '../flow/flow.ts';
import { StateField } from '../state/state-field.tsx';
import type { AskState } from '../state/use-ask-state.ts';
import { RefundRule } from './refund-rule.tsx';
import { TermsBox } from './terms-box.tsx';
import { Part, ServiceLines, VisitLines } from './visit-details.tsx';
import { WishFields } from './wish-fields.tsx';

interface Props {
  readonly flow: Flow;
  readonly basket: BookingBasket;
  readonly askState: AskState;
  /** How often the customer tried to pay without agreeing to the terms. */
  readonly missedTerms: number;
  readonly onChange: (change: Partial<Pick<Flow, 'wishes' | 'agreeToTerms'>>) => void;
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
        <WishFields wishes={flow.wishes} onChange={(wishes) => onChange({ wishes })} />
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
