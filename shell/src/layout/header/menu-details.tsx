import { styled } from '@sundara/web/core';

/** The element of the phone menu, which the browser opens and closes by itself; its summary looks like an icon button. */
export const MenuDetails = styled('details')(({ theme }) => ({
  '& > summary': {
    display: 'grid',
    placeContent: 'center',
    minWidth: 44,
    minHeight: 44,
    marginRight: -10,
    borderRadius: '50%',
    color: theme.vars?.palette.action.active,
    cursor: 'pointer',
    listStyle: 'none',
    WebkitTapHighlightColor: 'transparent',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary:hover': { background: theme.vars?.palette.action.hover },
  // The icons of opening and closing.
  '&[open] > summary > svg:first-of-type, &:not([open]) > summary > svg:last-of-type': { display: 'none' },
}));
