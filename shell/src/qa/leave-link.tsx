import { styled } from '@sundara/web/core';
import type { MouseEvent, ReactNode } from 'react';
import { leaveAddress } from './leave-address.ts';

const Pill = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  minHeight: 44,
  padding: '0 20px',
  borderRadius: 999,
  border: '1px solid currentColor',
  font: 'inherit',
  fontWeight: 600,
  color: 'inherit',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { textDecoration: 'underline' },
});

/** The page's address changes without a new render of this link, so the target is computed on click. */
const aim = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
  currentTarget.href = leaveAddress(window.location.href);
};

/** One click ends the override. It is a plain link: no script needs to work. */
export const LeaveLink = ({ children = 'Exit' }: { children?: ReactNode }) => (
  <Pill href="?safe=forget" onClick={aim}>
    {children}
  </Pill>
);
