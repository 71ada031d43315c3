import { Box, Button, Typography } from '@sundara/web/core';
import { Smartphone } from 'lucide-react';
import { CopyButton } from './copy-button.tsx';
import { QrCode } from './qr-code.tsx';

const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

interface Props {
  readonly secret: string;
  /** otpauth://totp/… */
  readonly uri: string;
}

/** The key for the authenticator app: as a QR code, as text to type, and as a link on the phone itself. */
export const KeyToScan = ({ secret, uri }: Props) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 3,
      p: 2,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1.5,
    }}
  >
    <QrCode text={uri} label="QR code for your authenticator app; the key beside it says the same" />
    <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600 }}>Or type this key</Typography>
      <Typography
        component="code"
        sx={{
          display: 'block',
          my: 1,
          fontFamily: 'ui-monospace, Consolas, monospace',
          letterSpacing: '0.04em',
        }}
      >
        {inGroups(secret)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CopyButton label="Copy key" text={secret} said="Key copied" />
        <Button href={uri} startIcon={<Smartphone size={18} aria-hidden />} sx={{ display: { sm: 'none' } }}>
          Open in your app
        </Button>
      </Box>
    </Box>
  </Box>
);
