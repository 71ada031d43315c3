import { localDateOf } from '@sundara/contracts';
import { ChoiceField, type ListAddress, ListFilters, type Option, TextField } from '@sundara/web/table';
import type { Audit, AuditFilter } from './audit.loader.ts';
import { FILTERS } from './audit.loader.ts';
import { actionText } from './audit-labels.ts';

interface Props {
  readonly filter: AuditFilter;
  /** Undefined until a list was read. */
  readonly choices: Audit['choices'] | undefined;
  readonly address: ListAddress;
}

const byText = ([, a]: Option, [, b]: Option): number => a.localeCompare(b);

/** Keeps the chosen value among the options, whatever the address names. */
const withChosen = (
  options: readonly Option[],
  chosen: string | undefined,
  text: string,
): readonly Option[] =>
  chosen === undefined || options.some(([value]) => value === chosen)
    ? options
    : [...options, [chosen, text]];

/** The filters of the audit; all of them are stored in the address. */
export const AuditFilters = ({ filter, choices, address }: Props) => {
  const { q, actor, action, from, to } = filter;
  const actors = (choices?.actors ?? []).map(({ id, name }): Option => [id, name]);
  const actions = (choices?.actions ?? []).map((name): Option => [name, actionText(name)]).sort(byText);
  const day = (label: string, name: 'from' | 'to', value: string | undefined) => (
    <TextField
      key={`${name} ${value ?? ''}`}
      type="date"
      size="small"
      fullWidth
      label={label}
      defaultValue={value ?? ''}
      onChange={({ target }) => {
        // A year whose digits are still being typed is not requested.
        if (target.value === '' || target.value >= '2020-01-01') address.ask(name, target.value);
      }}
      sx={{ '& .MuiInputBase-root': { minHeight: 44, bgcolor: 'background.paper' } }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: localDateOf(new Date()) } }}
    />
  );
  return (
    <ListFilters
      label="Search the audit"
      placeholder="Admin, salon, action or id"
      search={q}
      address={address}
      clears={Object.keys(filter).length > 0 ? FILTERS : undefined}
      columns="repeat(auto-fit, minmax(150px, 1fr))"
    >
      <ChoiceField
        label="Who"
        options={withChosen([['', 'Anybody'], ...actors], actor, 'Somebody else')}
        value={actor}
        onChoose={(id) => address.ask('actor', id)}
      />
      <ChoiceField
        label="What"
        options={withChosen([['', 'Anything'], ...actions], action, action ?? '')}
        value={action}
        onChoose={(name) => address.ask('action', name)}
      />
      {day('From', 'from', from)}
      {day('To', 'to', to)}
    </ListFilters>
  );
};
