import Button from '@mui/material/Button';
import { useState } from 'react';
import { Box } from '../box.tsx';
import { NEEDS_SCRIPT } from '../hydration/scripting.ts';
import { Typography } from '../typography.tsx';

/** The failure's code and the time; not the page's address, which may hold a secret, such as that of a sign-in link. */
const detailsOf = (code: string): string => [code, new Date().toISOString()].join('\n');

/**
 * The technical details of a failure, for a message to support: copied by one press and not in the way of others to
 * read. Without access to the clipboard they are shown.
 */
export const CopyDetails = ({ code }: { code: string }) => {
  const [copied, setCopied] = useState(false);
  const [shown, setShown] = useState<string>();
  const copy = async () => {
    const details = detailsOf(code);
    try {
      await navigator.clipboard.writeText(details);
      setCopied(true);
    } catch {
      setShown(details);
    }
  };
  return (
    <Box sx={[{ mt: 2, color: 'text.secondary' }, NEEDS_SCRIPT]}>
      <Button size="small" color="inherit" onClick={copy}>
        Copy details
      </Button>
      <Box role="status">
        {copied && <Typography variant="caption">Copied, for a message to us.</Typography>}
        {shown && (
          <Typography variant="caption" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {shown}
          </Typography>
        )}
      </Box>
    </Box>
  );
};
