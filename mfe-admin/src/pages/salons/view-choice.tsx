import { ChoiceRow } from '@sundara/web/fields';
import { useSearchParams } from '@sundara/web/router';
import { useListAddress } from '@sundara/web/table';

const VIEWS = [
  { value: 'table', label: 'Table' },
  { value: 'cards', label: 'Cards' },
] as const;
export type View = (typeof VIEWS)[number]['value'];

/** Whether the address asks for cards. */
export const useView = (): View => {
  const [params] = useSearchParams();
  return params.get('view') === 'cards' ? 'cards' : 'table';
};

/** Chooses between the table and the cards; the address keeps it. */
export const ViewChoice = ({ view }: { readonly view: View }) => {
  const address = useListAddress();
  return (
    <ChoiceRow
      label="Show as"
      value={view}
      options={VIEWS}
      onPick={(chosen) => address.ask('view', chosen === 'table' ? '' : chosen)}
    />
  );
};
