import type { NavigationEntry } from '@sundara/contracts/federation';
import { IconButton, NEEDS_SCRIPT } from '@sundara/web/core';
import { Link } from '@sundara/web/router';
import { Search } from 'lucide-react';
import { startTransition, useState } from 'react';
import { useServices } from '../../../services/services.ts';
import { SearchModal } from './search-modal.tsx';

interface Props {
  /** The pages of an area of tools that can be searched; none elsewhere, where the whole site is. */
  readonly pages: readonly NavigationEntry[];
}

/** The search of narrow screens: a button that opens it over the page; without JavaScript, a link to the list's. */
export const SearchButton = ({ pages }: Props) => {
  const { search } = useServices();
  const warm = pages.length > 0 ? undefined : search.warm;
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-label="Search"
        aria-haspopup="dialog"
        onClick={() => startTransition(() => setOpen(true))}
        onPointerEnter={warm}
        onFocus={warm}
        sx={NEEDS_SCRIPT}
      >
        <Search size={22} aria-hidden />
      </IconButton>
      <noscript>
        <IconButton component={Link} to="/salons" aria-label="Search">
          <Search size={22} aria-hidden />
        </IconButton>
      </noscript>
      {open && <SearchModal pages={pages} onClose={() => startTransition(() => setOpen(false))} />}
    </>
  );
};
