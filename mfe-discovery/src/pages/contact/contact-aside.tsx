import { Box, Link, Typography, useShell } from '@sundara/web/core';
import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';

/** Addresses of a domain that nobody can own, like the e-mail's, so that no real page is linked. */
const SOCIAL = [
  ['Instagram', 'https://instagram.sundara.example'],
  ['Facebook', 'https://facebook.sundara.example'],
  ['YouTube', 'https://youtube.sundara.example'],
  ['LinkedIn', 'https://linkedin.sundara.example'],
] as const;

const Way = ({ icon, title, children }: { icon: typeof Clock; title: string; children: ReactNode }) => (
  <Box sx={{ display: 'flex', gap: 2 }}>
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 44,
        height: 44,
        flexShrink: 0,
        borderRadius: '50%',
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
      }}
    >
      <Box component={icon} size={20} aria-hidden />
    </Box>
    <div>
      <Typography variant="h5" component="h3">
        {title}
      </Typography>
      <Box sx={{ color: 'text.secondary', lineHeight: 1.6 }}>{children}</Box>
    </div>
  </Box>
);

const tall = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  overflowWrap: 'anywhere',
} as const;

/** The other ways to reach Sundara (specification 2, section 2). */
export const ContactAside = () => {
  const { phone, email } = useShell().config.contact;
  return (
    <Box component="aside" aria-labelledby="reach-us" sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
      <Typography variant="h3" component="h2" id="reach-us">
        Other ways to reach us
      </Typography>
      <Way icon={MapPin} title="Address">
        <Box component="address" sx={{ fontStyle: 'normal' }}>
          Sundara
          <br />
          Jubilee Hills, Hyderabad
          <br />
          Telangana 500033, India
        </Box>
      </Way>
      <Way icon={Mail} title="E-mail">
        <Link href={`mailto:${email}`} sx={tall}>
          {email}
        </Link>
      </Way>
      <Way icon={Phone} title="Phone">
        <Link href={`tel:${phone.replaceAll(' ', '')}`} sx={tall}>
          {phone}
        </Link>
      </Way>
      <Way icon={Clock} title="Hours">
        <span>Monday to Friday, </span>
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          9:00 AM to 6:00 PM
        </Box>
      </Way>
      <div>
        <Typography variant="h5" component="h3">
          Follow us
        </Typography>
        <Box
          component="ul"
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}
        >
          {SOCIAL.map(([name, address]) => (
            <li key={name}>
              <Link href={address} rel="noreferrer" sx={tall}>
                {name}
              </Link>
            </li>
          ))}
        </Box>
      </div>
    </Box>
  );
};
