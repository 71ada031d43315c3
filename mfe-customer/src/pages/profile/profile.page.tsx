import { Box, Container, Typography } from '@sundara/web/core';
import { useLoaderData, useLocation, useNavigation, useSearchParams } from '@sundara/web/router';
import { Tab, Tabs } from '@sundara/web/table';
import { useDetails } from './details/use-details.ts';
import type { ProfileData } from './profile.loader.ts';
import { SECTION_LABELS, type Section, sectionOf, sectionsOf } from './section.ts';
import { SectionPanel } from './section-panel.tsx';
import { SectionSkeleton } from './section-skeleton.tsx';

/** The section whose data is loading; undefined while the profile's address stays. */
const useComingSection = ({ role }: ProfileData): Section | undefined => {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location?.pathname === pathname ? sectionOf(new URLSearchParams(location.search), role) : undefined;
};

/** In pixels: longer lines are hard to read. Cards of salons fill the page, as everywhere. */
const FORM_WIDTH = 852;

/** /profile: the person's own account, by role (specification 1, section 2; resolutions R2). */
export const ProfilePage = () => {
  const data = useLoaderData<ProfileData>();
  const [, setParams] = useSearchParams();
  const details = useDetails(data.role);
  const section = useComingSection(data) ?? data.section;

  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
      <Typography variant="h1">Your profile</Typography>
      <Tabs
        value={section}
        onChange={(_, chosen: Section) => setParams({ section: chosen }, { preventScrollReset: true })}
        variant="scrollable"
        aria-label="Your profile"
        sx={{
          mt: { xs: 1.5, md: 2 },
          mb: { xs: 2.5, md: 4 },
          borderBottom: 1,
          borderColor: 'divider',
          '& .MuiTab-root': { px: { xs: 1.5, sm: 2 }, minWidth: 0 },
        }}
      >
        {sectionsOf(data.role).map((value) => (
          <Tab
            key={value}
            value={value}
            label={SECTION_LABELS[value]}
            id={`tab-${value}`}
            aria-controls={value === section ? 'profile-panel' : undefined}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="profile-panel"
        aria-labelledby={`tab-${section}`}
        sx={{ maxWidth: section === 'favourites' ? 'none' : FORM_WIDTH }}
      >
        {section === data.section ? (
          <SectionPanel data={data} details={details} />
        ) : (
          <SectionSkeleton section={section} />
        )}
      </Box>
    </Container>
  );
};
