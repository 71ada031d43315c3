import { Box, ButtonBase, useShell, visuallyHidden } from '@sundara/web/core';
import { Share2 } from 'lucide-react';
import { sharePage } from './share-page.ts';

/** Shares a salon's page; the address alone, without what the visitor views in it. */
export const ShareButton = ({ salonId, salonName }: { salonId: string; salonName: string }) => {
  const { notify } = useShell();
  const share = async () => {
    const url = new URL(`/salon/${encodeURIComponent(salonId)}`, window.location.origin).href;
    const outcome = await sharePage({ title: `${salonName} on Sundara`, url });
    if (outcome === 'copied') notify.success('Link copied');
    if (outcome === 'failed') notify.error('The link could not be copied. It stands in the address bar.');
  };
  return (
    <ButtonBase
      onClick={share}
      sx={{
        gap: 1,
        minWidth: 44,
        minHeight: 44,
        px: { xs: 0, sm: 2 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 999,
        bgcolor: 'background.paper',
        color: 'text.primary',
        fontSize: '0.95rem',
        fontWeight: 600,
        '&:hover': { borderColor: 'primary.light' },
      }}
    >
      <Share2 size={19} aria-hidden />
      <Box component="span" aria-hidden sx={{ display: { xs: 'none', sm: 'inline' } }}>
        Share
      </Box>
      <Box component="span" sx={visuallyHidden}>
        Share {salonName}
      </Box>
    </ButtonBase>
  );
};
