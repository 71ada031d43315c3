import type { PageData } from '@sundara/contracts/federation';
import { Box, BRONZE, ON_BRONZE, SCREEN_ONLY } from '@sundara/web/core';
import { useChunk } from '@sundara/web/lazy';
import { LeaveLink } from './leave-link.tsx';
import { loadOverrideBanner } from './load-parts.ts';

interface Props {
  readonly page: Pick<PageData, 'qa' | 'composition'>;
  readonly onOpen: () => void;
}

/**
 * Reserves the banner's space from the first paint on, with the link that ends the override: nothing moves when the
 * text loads, and the link works even if it does not.
 */
export const BannerPlace = ({ page, onOpen }: Props) => {
  const { override, ignored } = page.qa ?? {};
  const wanted = override !== undefined || ignored !== undefined;
  const [banner] = useChunk(loadOverrideBanner, wanted);
  if (!wanted) return null;
  const inForce = ignored === undefined;
  return (
    <Box
      component="aside"
      aria-label="Override of releases"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        minHeight: { xs: inForce ? 100 : 112, md: 60 },
        px: { xs: 2, md: 3 },
        py: 1,
        fontSize: '0.9rem',
        lineHeight: 1.4,
        color: inForce ? ON_BRONZE : 'warning.main',
        bgcolor: inForce ? BRONZE : 'warning.light',
        ...SCREEN_ONLY,
      }}
    >
      {typeof banner === 'object' ? (
        <banner.Component page={page} onOpen={onOpen} />
      ) : (
        <>
          <span>{banner === 'lost' && 'This browser has an override of releases.'}</span>
          <LeaveLink />
        </>
      )}
    </Box>
  );
};
