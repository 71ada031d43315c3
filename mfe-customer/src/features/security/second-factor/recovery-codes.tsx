import { Box, Button, Stack, Typography } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CopyButton } from './copy-button.tsx';

const FILE = 'sundara-recovery-codes.txt';
const ABOUT = 'Recovery codes of your Sundara account. Each works once, in place of a code of the app.';

const save = (text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href: url, download: FILE }).click();
  // By then the browser has started saving.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

interface Props {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The codes for people who lose their phone: shown only once, to be copied or saved. */
export const RecoveryCodes = ({ codes, onKept }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `${ABOUT}\n\n${codes.join('\n')}\n`;
  return (
    <Stack spacing={2.5}>
      <Alert severity="success">The second factor is on.</Alert>
      <Box>
        <Typography ref={heading} tabIndex={-1} variant="h4" component="h3" sx={{ outline: 'none' }}>
          Keep these recovery codes
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary', maxWidth: '60ch' }}>
          If you lose your phone, each of them lets you in once. They are shown this one time: keep them where
          you keep what matters, not on the phone alone.
        </Typography>
      </Box>
      <Box
        component="ul"
        aria-label="Recovery codes"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(208px, 1fr))',
          gap: 1,
          m: 0,
          p: 2,
          listStyle: 'none',
          borderRadius: 1,
          bgcolor: 'secondary.main',
          color: 'secondary.contrastText',
          fontFamily: 'ui-monospace, Consolas, monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <CopyButton label="Copy" text={text} said="Recovery codes copied" />
        <Button variant="outlined" startIcon={<Download size={18} aria-hidden />} onClick={() => save(text)}>
          Download
        </Button>
        <Button variant="contained" onClick={onKept} sx={{ ml: { sm: 'auto' } }}>
          I have kept them
        </Button>
      </Stack>
    </Stack>
  );
};
