import { Box, Button, copyText, Typography } from '@sundara/web/core';
import { Bug } from 'lucide-react';
import { useState } from 'react';
import { CopyField } from '../apply/copy-field.tsx';

import type { Overview } from '../draft/after-reload.ts';
import { ReportPicture } from './report-picture.tsx';
import { useReport } from './use-report.ts';

interface Props {
  readonly overview: Overview | undefined;
  /** Hides the panel, or shows it again. */
  readonly onAside: (isAside: boolean) => void;
}

/** One click copies the report; if the browser forbids it, the text is shown for copying. */
export const ReportSection = ({ overview, onAside }: Props) => {
  const { writing, write } = useReport(overview);
  const [said, setSaid] = useState('');
  const [shown, setShown] = useState<string>();
  const copy = async () => {
    if (writing) return;
    setSaid('Writing the report…');
    const text = write();
    const copied = await copyText(text);
    setShown(copied ? undefined : await text);
    setSaid(copied ? 'Copied: paste it where you track bugs, and say what happened.' : '');
  };
  return (
    <Box component="section" aria-label="Bug report" sx={{ py: 3 }}>
      <Typography variant="h4" component="h3">
        Something is wrong?
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 1.5 }}>
        The report says what runs here, how each part was loaded, what the page asked for and what failed,
        with a link that opens the same again.
      </Typography>
      <Button
        variant="outlined"
        onClick={copy}
        aria-disabled={writing}
        startIcon={<Bug size={18} aria-hidden />}
      >
        Copy bug report
      </Button>
      <Box role="status" sx={{ mt: 1, minHeight: 22, fontSize: '0.83rem', color: 'text.secondary' }}>
        {said}
      </Box>
      {shown !== undefined && (
        <Box sx={{ mt: 1 }}>
          <Typography role="alert" variant="body2" sx={{ mb: 1.5 }}>
            The browser did not let us copy. Here it is, to be copied by hand.
          </Typography>
          <CopyField label="Bug report" text={shown} rows={10} />
        </Box>
      )}
      <ReportPicture onAside={onAside} />
    </Box>
  );
};
