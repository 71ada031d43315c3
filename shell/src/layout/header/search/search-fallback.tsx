import { SearchBox } from '@sundara/web/core';
import { useNavigate } from '@sundara/web/router';
import type { ComponentProps, RefObject, SubmitEvent } from 'react';
import { addressFor } from './search-address.ts';

type Field = ComponentProps<'input'>;

interface Props
  extends Pick<
    Field,
    'defaultValue' | 'onFocus' | 'onPointerEnter' | 'onCompositionStart' | 'onCompositionEnd'
  > {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onDone: () => void;
}

/** The search that the shell can do alone: submitting opens the listing with the typed text. */
export const SearchFallback = ({ input, onDone, ...field }: Props) => {
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(addressFor(input.current?.value ?? ''));
    onDone();
  };
  return (
    <SearchBox
      label="Search salons and services"
      placeholder="Search salons, services, areas"
      field={{ ...field, ref: input }}
      onSubmit={submit}
    />
  );
};
