import { Box, DARK, LIGHT } from '@sundara/web/core';
import { Wifi, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';

/** How long 'Back online' stays, in milliseconds. */
const BACK_MS = 3_000;

type State = 'online' | 'offline' | 'back';

const WORDS: Readonly<Record<State, string>> = {
  online: '',
  offline: 'You are offline. What you see may be out of date.',
  back: 'Back online',
};

const useConnection = (): State => {
  const [state, setState] = useState<State>('online');
  useEffect(() => {
    if (!navigator.onLine) setState('offline');
    const lost = () => setState('offline');
    const found = () => setState((before) => (before === 'offline' ? 'back' : before));
    window.addEventListener('offline', lost);
    window.addEventListener('online', found);
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', found);
    };
  }, []);
  useEffect(() => {
    if (state !== 'back') return;
    const over = setTimeout(() => setState('online'), BACK_MS);
    return () => clearTimeout(over);
  }, [state]);
  return state;
};

/**
 * Reports at the bottom of every page that the browser is offline, and when it is online again. It lies over the page,
 * ignores clicks, and on phones is above the space of a page's own bottom bar.
 */
export const ConnectionPill = () => {
  const state = useConnection();
  const Icon = state === 'offline' ? WifiOff : Wifi;
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        insetInline: 64,
        bottom: { xs: 'calc(92px + env(safe-area-inset-bottom))', md: 16 },
        display: 'flex',
        justifyContent: 'center',
        pointerEvents: 'none',
      }}
    >
      {state !== 'online' && (
        <Box
          key={state}
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'center',
            minHeight: 44,
            px: 2,
            py: 1,
            borderRadius: 6,
            fontSize: '0.9rem',
            fontWeight: 500,
            lineHeight: 1.35,
            color: DARK.text,
            bgcolor: LIGHT.text,
            border: `1px solid ${DARK.hairline}`,
            boxShadow: '0 8px 24px rgb(42 28 20 / 24%)',
            animation: 'sundara-pill 200ms ease-out',
            '@keyframes sundara-pill': { from: { opacity: 0, transform: 'translateY(8px)' } },
          }}
        >
          <Box component={Icon} size={18} aria-hidden sx={{ flex: 'none' }} />
          {WORDS[state]}
        </Box>
      )}
    </Box>
  );
};
