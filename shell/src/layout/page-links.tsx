import type { NavigationEntry } from '@sundara/contracts/federation';
import { AppLink } from '@sundara/web/core';

/** Links to pages as lines of the top strip, the footer and the sidebar's end, tall enough for a touch target. */
export const PageLinks = ({ links }: { readonly links: readonly NavigationEntry[] }) =>
  links.map(({ label, to }) => (
    <AppLink
      key={to}
      to={to}
      color="inherit"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 500 }}
    >
      {label}
    </AppLink>
  ));
