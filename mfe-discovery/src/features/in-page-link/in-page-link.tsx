import { Link, useLocation } from '@sundara/web/router';
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** Id of the part that it leads to; the part's heading is '<id>-title'. */
  readonly target: string;
}

/** The address of a part of this page, its query kept: '?id=1#reviews'. */
export const useAddressOf = (): ((target: string) => string) => {
  const { search } = useLocation();
  return (target) => `${search}#${target}`;
};

/** Leads to a part of this page, by an address that can be shared, and takes the keyboard's focus along. */
export const InPageLink = ({ target, ...rest }: Props) => {
  const addressOf = useAddressOf();
  const followed = () =>
    requestAnimationFrame(() => document.getElementById(`${target}-title`)?.focus({ preventScroll: true }));
  return <Link {...rest} to={addressOf(target)} onClick={followed} />;
};
