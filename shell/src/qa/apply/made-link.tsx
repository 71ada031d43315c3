import { formatDayAndClock } from '@sundara/contracts';
import { Box, Button, Typography } from '@sundara/web/core';
import { useChunk } from '@sundara/web/lazy';
import { QrCode as QrIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CopyField } from './copy-field.tsx';
import type { MadeLink } from './use-link.ts';

const loadQrCode = () => import(/* webpackChunkName: "qa-qr" */ './qr-code.tsx').then(({ QrCode }) => QrCode);

/** Browsers resolve '*.localhost' to their own device. */
const staysHere = (url: string) => /(^|\.)localhost$/.test(new URL(url).hostname);

/** The link as text and as a QR code, with its expiry. */
export const MadeLinkView = ({ link: { url, override } }: { link: MadeLink }) => {
  const [wanted, setWanted] = useState(false);
  const [code] = useChunk(loadQrCode, wanted);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Some browsers return a promise, which is no clean-up function.
    void root.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <Box ref={root} sx={{ display: 'grid', gap: 1, scrollMarginBottom: 80 }}>
      <CopyField label="Link" text={url} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Works until {formatDayAndClock(new Date(override.until))}, in any browser that opens it.
        {staysHere(url) && ' This address reaches this computer only; another device needs its name or IP.'}
      </Typography>
      <Box>
        <Button
          onClick={() => setWanted(!wanted)}
          aria-expanded={wanted}
          startIcon={<QrIcon size={16} aria-hidden />}
          sx={{ ml: -1.5 }}
        >
          {wanted ? 'Hide the QR code' : 'Show as a QR code'}
        </Button>
        {wanted && typeof code === 'object' && <code.Component text={url} />}
        {wanted && code === 'lost' && (
          <Typography role="alert" sx={{ color: 'error.main' }}>
            The QR code could not be drawn. Copy the link instead, or press again.
          </Typography>
        )}
      </Box>
    </Box>
  );
};
