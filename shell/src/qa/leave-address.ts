import { SAFE_PARAMETER } from '@sundara/contracts/federation';

/**
 * The address that ends the override and shows the same page again: '/salon/42?tab=services&safe=forget' for this
 * page's address. The site server removes the parameter.
 */
export const leaveAddress = (here: string): string => {
  const { pathname, search, hash } = withSafe(here, 'forget');
  return `${pathname}${search}${hash}`;
};

/** The same page with the override in force again. */
export const backAddress = (here: string): string => {
  const { pathname, search, hash } = withSafe(here, undefined);
  return `${pathname}${search}${hash}`;
};

const withSafe = (here: string, value: string | undefined): URL => {
  const url = new URL(here);
  url.searchParams.delete(SAFE_PARAMETER);
  if (value) url.searchParams.set(SAFE_PARAMETER, value);
  return url;
};
