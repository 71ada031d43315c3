import { INDIAN_STATES, type IndianState } from '@sundara/contracts';
import { ComboField } from '@sundara/web/fields';
import { matchStates } from './match-states.ts';

interface Props {
  readonly value: IndianState;
  readonly onChange: (state: IndianState) => void;
}

/** The customer's State or union territory, picked or typed. */
export const StateField = ({ value, onChange }: Props) => (
  <ComboField<IndianState, true>
    id="customer-state"
    label="Your State"
    hint="For your receipt. We ask this once."
    show="Show all States"
    none="No State is called so."
    options={INDIAN_STATES}
    value={value}
    disableClearable
    filterOptions={(options, { inputValue }) =>
      inputValue === value ? options : [...matchStates(inputValue)]
    }
    draw={(state) => state}
    onChange={(_, state) => onChange(state)}
  />
);
