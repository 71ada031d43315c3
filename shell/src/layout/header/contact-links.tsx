import { Box, Link } from '@sundara/web/core';
import { Mail, Phone } from 'lucide-react';
import { useServices } from '../../services/services.ts';

/** The site's configured phone number and e-mail address. */
export const ContactLinks = () => {
  const { phone, email } = useServices().shell.config.contact;
  const links = [
    { href: `tel:${phone.replaceAll(/[^+\d]/g, '')}`, text: phone, Icon: Phone },
    { href: `mailto:${email}`, text: email, Icon: Mail },
  ];
  return links.map(({ href, text, Icon }) => (
    <Link
      key={href}
      href={href}
      color="inherit"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44, fontWeight: 500 }}
    >
      <Icon size={15} aria-hidden />
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </Box>
    </Link>
  ));
};
