import { Box, Typography } from '@sundara/web/core';
import { ContactLinks } from './header/contact-links.tsx';

/** How to reach us, on a page that can't be shown: on a phone, most pages say it nowhere else. */
export const ContactLine = () => (
  <Box sx={{ textAlign: 'center' }}>
    <Typography sx={{ color: 'text.secondary' }}>If it can’t wait, call or write to us.</Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: 3 }}>
      <ContactLinks />
    </Box>
  </Box>
);
