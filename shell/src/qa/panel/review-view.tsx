import { Box, Typography } from '@sundara/web/core';
import { ApplyForm } from '../apply/apply-form.tsx';
import { CheckResult } from '../check-result.tsx';
import type { Overview } from '../draft/after-reload.ts';
import type { Check } from '../draft/check-versions.ts';
import { describeOverride } from '../draft/describe-override.ts';
import type { Draft } from '../draft/draft.ts';
import { consequences } from './consequences.ts';
import { Scroller } from './scroller.tsx';

interface Props {
  readonly overview: Overview;
  readonly draft: Draft;
  readonly check: Check | undefined;
  readonly go: (url: string) => void;
}

const LIST = { display: 'grid', gap: 0.5, m: 0, pl: 2.5 } as const;

/** What will run and whether it fits, before anything is applied or shared. */
export const ReviewView = ({ overview, draft, check, go }: Props) => {
  const findings = check?.findings ?? [];
  const { environment, running } = overview;
  return (
    <Scroller>
      <ApplyForm draft={draft} misfits={findings.length > 0} go={go}>
        <Box component="section" aria-label="What changes">
          <Typography sx={{ mb: 0.5 }}>This browser will run {environment} with:</Typography>
          <Box component="ul" sx={LIST}>
            {describeOverride(draft, running.versions).map((words) => (
              <Box component="li" key={words} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {words}
              </Box>
            ))}
          </Box>
        </Box>
        <CheckResult check={check} />
        {findings.length > 0 && (
          <Box component="section" aria-label="If it is applied anyway">
            <Typography sx={{ fontWeight: 600, mb: 0.5 }}>If you apply it anyway</Typography>
            <Box component="ul" sx={LIST}>
              {consequences(findings).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </Box>
          </Box>
        )}
      </ApplyForm>
    </Scroller>
  );
};
