import type { ListOperation, ListQuery } from '@sundara/contracts/api';
import { Box, useMediaQuery, useTheme } from '@sundara/web/core';
import { ChoiceField, ListFilters, type Option, useListAddress } from '@sundara/web/table';
import type { ReactNode } from 'react';
import { chipsOf, type FilterChip } from './filters/filter-chip.ts';
import { FoldedTools } from './filters/folded-tools.tsx';
import type { ListLook } from './list-look.ts';
import { filtersSet, sortingOf, textOf } from './list-state.ts';

interface Props<L extends ListOperation> {
  readonly look: ListLook<L>;
  readonly query: ListQuery<L>;
  /** How many rows fit; undefined while that is not known. */
  readonly total: number | undefined;
  /** Which of the fields beside those of the look are set. */
  readonly chips?: readonly FilterChip[] | undefined;
  /** Fields beside those of the look. */
  readonly children?: ReactNode;
}

/**
 * The search, the filters and the order of a list; all of them are stored in the address. On a phone the fields stand
 * behind one button.
 */
export const ListTools = <L extends ListOperation>({
  look,
  query,
  total,
  chips = [],
  children,
}: Props<L>) => {
  const address = useListAddress();
  const { breakpoints } = useTheme();
  const narrow = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const {
    search,
    filters = [],
    orders = [],
    ordersAlways,
    ordersLabel = 'Order',
    fieldColumns = 'repeat(3, minmax(150px, 240px)) auto',
  } = look;
  const set = filtersSet(look, query);
  const [first] = orders;
  const sorting = sortingOf(look, query);
  const fields = (
    <>
      {filters.map(([name, label, options]) => (
        <ChoiceField
          key={name}
          label={label}
          options={options}
          value={textOf(query, name)}
          onChoose={(value) => address.ask(name, value)}
        />
      ))}
      {first && (
        <Box sx={ordersAlways ? undefined : { display: { md: 'none' } }}>
          <ChoiceField
            label={ordersLabel}
            options={orders.map(([sort, label]): Option => [sort === first[0] ? '' : sort, label])}
            value={sorting === first[0] ? '' : sorting}
            onChoose={(sort) => address.ask('sort', sort)}
          />
        </Box>
      )}
      {children}
    </>
  );
  const hasFields = filters.length > 0 || first !== undefined || Boolean(children);
  if (narrow && hasFields && (search || filters.length > 1))
    return (
      <FoldedTools
        {...{ search, address, set, total }}
        text={textOf(query, 'q')}
        chips={[...chipsOf(look, query), ...chips]}
      >
        {fields}
      </FoldedTools>
    );
  if (!search) return <Box sx={{ display: 'grid', maxWidth: 340, mb: 2, pt: 0.5 }}>{fields}</Box>;
  return (
    <ListFilters
      {...search}
      search={textOf(query, 'q')}
      address={address}
      clears={set.length > 0 ? set : undefined}
      columns={fieldColumns}
    >
      {fields}
    </ListFilters>
  );
};
