import { localDateOf } from '@sundara/contracts';
import type { adminAudit, ListQuery, Reply } from '@sundara/contracts/api';
import { ChoiceField, type Option, TextField, useListAddress } from '@sundara/web/table';
import { actionText } from './audit-labels.ts';

interface Props {
  readonly query: ListQuery<typeof adminAudit>;
  /** Undefined until a list was read. */
  readonly choices: Reply<typeof adminAudit>['choices'] | undefined;
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

/** The filters of the audit beside its search; all of them are stored in the address. */
export const AuditFields = ({ query: { actor, action, from, to }, choices }: Props) => {
  const address = useListAddress();
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
      sx={{ '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: localDateOf(new Date()) } }}
    />
  );
  return (
    <>
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
    </>
  );
};
