import { IconButton } from '@sundara/web/core';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../../services/services.ts';
import { SearchModal } from './search-modal.tsx';

/** The search of narrow screens: a button that opens it over the page. */
export const SearchButton = () => {
  const { warm } = useServices().search;
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-label="Search"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={warm}
        onFocus={warm}
      >
        <Search size={22} aria-hidden />
      </IconButton>
      {open && <SearchModal onClose={() => setOpen(false)} />}
    </>
  );
};
