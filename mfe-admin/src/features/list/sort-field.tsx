import type { Sorting } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { ChoiceField, type ListAddress, type Option } from '@sundara/web/table';

interface Props {
  /** Each order: its value in the address and its label; the default comes first. */
  readonly orders: readonly (readonly [sort: Sorting, label: string])[];
  readonly sort: Sorting;
  readonly address: ListAddress;
}

/** Sorts a list whose rows are cards, which have no headers to press. */
export const SortField = ({ orders, sort, address }: Props) => {
  const [first] = orders;
  const options = orders.map(([value, label], at): Option => [at === 0 ? '' : value, label]);
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <ChoiceField
        label="Order"
        options={options}
        value={sort === first?.[0] ? '' : sort}
        onChoose={(chosen) => address.ask('sort', chosen)}
      />
    </Box>
  );
};
