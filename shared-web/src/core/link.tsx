import Button, { type ButtonProps } from '@mui/material/Button';
import Link, { type LinkProps } from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

type To = { readonly to: string };

/** A link inside the site: no page load. */
export const AppLink = ({ to, ...rest }: To & Omit<LinkProps, 'href' | 'component'>) => (
  <Link component={RouterLink} to={to} {...rest} />
);

/** A link that looks like a button. */
export const LinkButton = ({ to, ...rest }: To & Omit<ButtonProps<'a'>, 'href' | 'component'>) => (
  <Button component={RouterLink} to={to} {...rest} />
);
