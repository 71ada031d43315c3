import type { NavigationEntry } from '@sundara/contracts/federation';
import { Box, IconButton, styled } from '@sundara/web/core';
import { ArrowLeft } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { AreaSearchPlace } from './area-search-place.tsx';
import { HeaderSearch } from './header-search.tsx';

const Screen = styled('dialog')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  padding: theme.spacing(0.5, 2, 2),
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: theme.vars?.palette.text.primary,
  background: theme.vars?.palette.background.default,
  animation: 'sundara-search 160ms ease-out',
  '@keyframes sundara-search': { from: { opacity: 0 } },
}));

interface Props {
  /** The pages of the area that can be searched; none outside of areas. */
  readonly pages: readonly NavigationEntry[];
  readonly onClose: () => void;
}

/**
 * The search of narrow screens, over the whole page: the browser traps the focus in it, Escape and its Back button
 * close it, and the focus returns to the element that opened it. In an area of tools it searches the area's own pages.
 */
export const SearchModal = ({ pages, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(false);
  const close = () => dialog.current?.close();
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // Its content can take the focus from now on.
    setShown(true);
  }, []);
  return (
    <Screen ref={dialog} aria-label="Search" onClose={onClose}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 56 }}>
        <IconButton edge="start" aria-label="Back" onClick={close}>
          <ArrowLeft size={22} aria-hidden />
        </IconButton>
        <Box component="p" sx={{ m: 0, typography: 'h4' }}>
          Search
        </Box>
      </Box>
      {shown && pages.length > 0 && <AreaSearchPlace pages={pages} onDone={close} />}
      {shown && pages.length === 0 && <HeaderSearch placement="modal" onDone={close} />}
    </Screen>
  );
};
