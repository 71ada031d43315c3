import { Box } from '@sundara/web/core';
import { useNavigation } from '@sundara/web/router';
import { useEffect, useState } from 'react';

/** Quick navigations show nothing, slower ones the bar, very slow ones also a text. In milliseconds. */
const SHOWN_AFTER_MS = 120;
const SAID_AFTER_MS = 2_000;

/** A thin line under the header while the next page's code and data load. */
export const ProgressBar = () => {
  const busy = useNavigation().state !== 'idle';
  const [stage, setStage] = useState<'none' | 'shown' | 'said'>('none');

  useEffect(() => {
    if (!busy) return;
    const timers = [
      setTimeout(() => setStage('shown'), SHOWN_AFTER_MS),
      setTimeout(() => setStage('said'), SAID_AFTER_MS),
    ];
    return () => {
      timers.forEach(clearTimeout);
      setStage('none');
    };
  }, [busy]);

  return (
    <>
      {stage !== 'none' && (
        <Box
          aria-hidden
          sx={{
            position: 'fixed',
            zIndex: 'tooltip',
            top: 0,
            left: 0,
            right: 0,
            height: 3,
            transformOrigin: 'left',
            bgcolor: 'primary.light',
            animation: 'sundara-progress 8s cubic-bezier(0.1, 0.7, 0.2, 1) forwards',
            '@keyframes sundara-progress': {
              from: { transform: 'scaleX(0.05)' },
              to: { transform: 'scaleX(0.95)' },
            },
          }}
        />
      )}
      {/* The element is always present, even without words, so that nothing moves when they appear. */}
      <Box
        role="status"
        sx={{
          position: 'fixed',
          zIndex: 'tooltip',
          top: 12,
          left: 0,
          right: 0,
          display: 'flex',
          justifyContent: 'center',
          pointerEvents: 'none',
        }}
      >
        {stage === 'said' && (
          <Box
            component="span"
            sx={{
              px: 2,
              py: 1,
              borderRadius: 8,
              fontSize: '0.9rem',
              color: 'primary.contrastText',
              bgcolor: 'primary.main',
            }}
          >
            Still loading the next page…
          </Box>
        )}
      </Box>
    </>
  );
};
