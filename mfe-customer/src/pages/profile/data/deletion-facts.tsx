import { formatRupees } from '@sundara/contracts';
import { Box, Typography } from '@sundara/web/core';
import type { Deletion } from './use-deletion.ts';

const visitsText = ({ upcoming, refund }: Deletion): string => {
  if (upcoming === 0) return 'You have no visits ahead.';
  const visits = upcoming === 1 ? '1 visit ahead is' : `${upcoming} visits ahead are`;
  return refund > 0
    ? `${visits} cancelled, and ${formatRupees(refund)} comes back the way you paid.`
    : `${visits} cancelled. By the cancellation rules nothing of it comes back.`;
};

const Sentences = ({ title, sentences }: { title: string; sentences: readonly string[] }) => (
  <div>
    <Typography variant="h5" component="h3">
      {title}
    </Typography>
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, color: 'text.secondary', '& li + li': { mt: 0.5 } }}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Box>
  </div>
);

/**
 * The effects of deleting the account, from the server: visits and money first, then what is deleted and what is kept.
 */
export const DeletionFacts = ({ deletion }: { readonly deletion: Deletion }) => (
  <Box sx={{ display: 'grid', gap: 2.5 }}>
    <Typography
      sx={{
        p: 2,
        borderRadius: 1.5,
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
        fontWeight: 600,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {visitsText(deletion)}
    </Typography>
    <Sentences title="What is erased" sentences={deletion.erased} />
    <Sentences title="What stays, and why" sentences={deletion.kept} />
  </Box>
);

/** Confirms the deletion, with what still follows. */
export const Gone = ({ deletion: { refund } }: { readonly deletion: Deletion }) => (
  <Typography role="status" sx={{ lineHeight: 1.6 }}>
    You are signed out on every device.{' '}
    {refund > 0 && `${formatRupees(refund)} comes back the way you paid. `}
    Thank you for having been with us.
  </Typography>
);
