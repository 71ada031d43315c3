import { Link, useLocation } from '@sundara/web/router';
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** Id of the target part; the part's heading is '<id>-title'. */
  readonly target: string;
}

/** The address of a part of this page, with its query: '?id=1#reviews'. */
export const useAddressOf = (): ((target: string) => string) => {
  const { search } = useLocation();
  return (target) => `${search}#${target}`;
};

/** Links to a part of this page, by an address that can be shared, and moves the keyboard's focus there. */
export const InPageLink = ({ target, ...rest }: Props) => {
  const addressOf = useAddressOf();
  const followed = () =>
    requestAnimationFrame(() => document.getElementById(`${target}-title`)?.focus({ preventScroll: true }));
  return <Link {...rest} to={addressOf(target)} onClick={followed} />;
};
