import type { PageData } from '@sundara/contracts/federation';
import { Box, Button } from '@sundara/web/core';
import { checkLabel } from '../check-result.tsx';
import type { Versions } from '../draft/after-reload.ts';
import type { Check } from '../draft/check-versions.ts';
import { describeOverride } from '../draft/describe-override.ts';
import { type Draft, draftOf, isNothing, isSameDraft } from '../draft/draft.ts';
import { LeaveLink } from '../leave-link.tsx';

interface Props {
  readonly page: Pick<PageData, 'qa'>;
  readonly draft: Draft;
  readonly check: Check | undefined;
  readonly onUndo: () => void;
  readonly onReview: () => void;
}

/** What is chosen, whether it fits, and the next step; always within reach of the thumb. */
export const PanelFooter = ({ page, draft, check, onUndo, onReview }: Props) => {
  const active = draftOf(page.qa?.override);
  const changed = !isSameDraft(draft, active);
  const defaults: Versions = page.qa?.defaults ?? {};
  const nothing = isNothing(draft);
  const misfits = (check?.findings.length ?? 0) > 0;
  const words = nothing
    ? 'Nothing is overridden. Choose a version, a composition or a failure to try it here.'
    : describeOverride(draft, defaults).join(', ');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        px: { xs: 2, sm: 3 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        boxShadow: '0 -8px 24px rgb(42 28 20 / 8%)',
      }}
    >
      <Box role="status" sx={{ fontSize: '0.9rem', overflowWrap: 'anywhere' }}>
        <Box sx={{ maxHeight: 64, overflowY: 'auto' }}>{words}</Box>
        {!nothing && (
          <Box sx={{ color: misfits ? 'error.main' : 'text.secondary' }}>{checkLabel(check)}.</Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {changed && (
          <Button variant="outlined" onClick={onUndo}>
            Undo
          </Button>
        )}
        {nothing && changed && <LeaveLink>End the override and reload</LeaveLink>}
        {!nothing && page.qa?.override && <LeaveLink>Back to normal</LeaveLink>}
        {!nothing && (
          <Button variant="contained" onClick={onReview} sx={{ flex: 1 }}>
            {changed ? 'Check and apply…' : 'Share or apply again…'}
          </Button>
        )}
      </Box>
    </Box>
  );
};
