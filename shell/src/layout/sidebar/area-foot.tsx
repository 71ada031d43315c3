import { Box } from '@sundara/web/core';
import { ContactLinks } from '../header/contact-links.tsx';
import { PageLinks } from '../page-links.tsx';
import { useLinks } from '../use-links.ts';

/** How to reach us and the pages about us, below the pages of an area, whose bar has no room for them. */
export const AreaFoot = () => {
  const links = useLinks('header');
  return (
    <Box
      component="section"
      aria-label="How to reach us"
      sx={{
        display: 'grid',
        mt: 2,
        pt: 1,
        px: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        fontSize: '0.85rem',
      }}
    >
      <ContactLinks />
      <PageLinks links={links} />
    </Box>
  );
};
