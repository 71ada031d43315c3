import type { BookingBasket } from '@sundara/contracts/federation';
import { Box, useMediaQuery, useTheme } from '@sundara/web/core';
import type { Flow } from '../flow/flow.ts';
import { NameField, PhoneField } from '../name/name-fields.tsx';
import type { AskName } from '../name/use-ask-name.ts';
import { StateField } from '../state/state-field.tsx';
import type { AskState } from '../state/use-ask-state.ts';
import { PriceLines } from './price-lines.tsx';
import { RefundRule } from './refund-rule.tsx';
import { Part, ServiceLines, VisitLines } from './visit-details.tsx';
import { WishFields } from './wish-fields.tsx';

interface Props {
  readonly flow: Flow;
  readonly basket: BookingBasket;
  readonly askName: AskName;
  readonly askState: AskState;
  readonly onChange: (change: Partial<Pick<Flow, 'wishes'>>) => void;
}

/** A column of the step; only one beside the other on wide screens. */
const column = (gap: number, area: string) =>
  ({ display: 'grid', gap, alignContent: 'start', minWidth: 0, gridArea: { md: area } }) as const;

/**
 * Step 2, 'Payment'. What must be read or filled in before paying comes first, and on a narrow screen in short, so that
 * nobody has to scroll for it: when, the name, the price, what comes back, the State. Then the services and the wishes.
 */
export const PaymentStep = ({ flow, basket, askName, askState, onChange }: Props) => {
  const { ask, state, setState } = askState;
  const narrow = !useMediaQuery(useTheme().breakpoints.up('md'));
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        rowGap: { xs: 1.5, md: 3 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
        gridTemplateAreas: { md: '"visit money" "rest money"' },
        gridTemplateRows: { md: 'auto 1fr' },
      }}
    >
      <Box sx={column(narrow ? 1.5 : 3, 'visit')}>
        <Part title="Booking details">
          <VisitLines flow={flow} basket={basket} />
        </Part>
        <NameField askName={askName} />
        {!narrow && <PhoneField askName={askName} />}
      </Box>
      <Box sx={column(narrow ? 1.5 : 2, 'money')}>
        <PriceLines quote={flow.quote} isFolded={narrow} />
        {flow.slot && <RefundRule quote={flow.quote} start={new Date(flow.slot.dateTime)} />}
        {ask && state && <StateField value={state} onChange={setState} />}
        {narrow && <PhoneField askName={askName} />}
      </Box>
      <Box sx={column(3, 'rest')}>
        <Part title="Services">
          <ServiceLines {...basket} />
        </Part>
        <WishFields wishes={flow.wishes} onChange={(wishes) => onChange({ wishes })} />
      </Box>
    </Box>
  );
};
