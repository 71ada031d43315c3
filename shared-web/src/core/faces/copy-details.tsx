import Button from '@mui/material/Button';
import { useState } from 'react';
import { Box } from '../box.tsx';
import { copyText } from '../copy-text.ts';
import { NEEDS_SCRIPT } from '../hydration/scripting.ts';
import { Typography } from '../typography.tsx';

/** The failure's code and the time; not the page's address, which may hold a secret, such as that of a sign-in link. */
const detailsOf = (code: string): string => [code, new Date().toISOString()].join('\n');

/**
 * The technical details of a failure, for a message to support: copied by one press and not in the way of others to
 * read. Without access to the clipboard they are shown.
 */
export const CopyDetails = ({ code }: { code: string }) => {
  const [said, setSaid] = useState('');
  const copy = async () => {
    const details = detailsOf(code);
    setSaid((await copyText(details)) ? 'Copied, for a message to us.' : details);
  };
  return (
    <Box sx={[{ mt: 2, color: 'text.secondary' }, NEEDS_SCRIPT]}>
      <Button size="small" color="inherit" onClick={copy}>
        Copy details
      </Button>
      <Box role="status">
        {said && (
          <Typography variant="caption" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {said}
          </Typography>
        )}
      </Box>
    </Box>
  );
};
