import { Box, Button, DARK, IconButton, LIGHT } from '@sundara/web/core';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Offered } from './use-undo.ts';

/** How long an action can be undone, in milliseconds; a pointer or the focus on the bar stops the timer. */
const STAYS_MS = 8_000;

interface Props {
  readonly offered: Offered | undefined;
  readonly onGone: () => void;
  /** The height of a bar that the page has at the window's lower edge, in pixels. */
  readonly above?: number;
}

/** How high the bar is at most on a phone, its distances included, in pixels. */
const ROOM_PX = 128;

/**
 * Reports an action and offers to undo it, by the button or by Ctrl+Z. Announced to screen readers. It is at the lower
 * edge, as a page's actions are at its upper one; on a phone the end of the page can be scrolled above it.
 */
export const UndoBar = ({ offered, onGone, above = 0 }: Props) => {
  const [held, setHeld] = useState(false);
  const takeBack = () => {
    offered?.undo?.();
    onGone();
  };
  const gone = useEffectEvent(onGone);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (!offered?.undo || isField || event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    takeBack();
  });
  useEffect(() => {
    if (!offered || held) return;
    const timer = setTimeout(() => gone(), STAYS_MS);
    return () => clearTimeout(timer);
  }, [offered, held]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <Box
        data-room
        hidden={!offered}
        sx={{ '&[hidden]': { display: 'none' }, height: ROOM_PX, display: { sm: 'none' } }}
      />
      <Box
        role="status"
        sx={{
          position: 'fixed',
          zIndex: 'snackbar',
          insetInline: { xs: 16, sm: 20 },
          bottom: `calc(${above + 16}px + env(safe-area-inset-bottom))`,
          display: 'flex',
          justifyContent: 'center',
          pointerEvents: 'none',
        }}
      >
        {/* Always present, so that its styles are: inserting the first rule at a drop would restyle the whole page. */}
        <Box
          key={offered?.no ?? 0}
          hidden={!offered}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          sx={{
            '&[hidden]': { display: 'none' },
            pointerEvents: 'auto',
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            maxWidth: 560,
            pl: 2.5,
            pr: 0.5,
            py: 0.5,
            borderRadius: 4,
            color: DARK.text,
            bgcolor: LIGHT.text,
            border: `1px solid ${DARK.hairline}`,
            boxShadow: '0 12px 32px rgb(42 28 20 / 28%)',
            animation: 'sundara-undo 200ms ease-out',
            '@keyframes sundara-undo': { from: { opacity: 0, transform: 'translateY(8px)' } },
          }}
        >
          <Box component="span" sx={{ py: 1, mr: 1, fontWeight: 500, lineHeight: 1.35 }}>
            {offered?.text}
          </Box>
          <Button
            onClick={takeBack}
            hidden={!offered?.undo}
            sx={{ '&[hidden]': { display: 'none' }, color: DARK.action, px: 1.5 }}
          >
            Undo
          </Button>
          <IconButton aria-label="Dismiss" onClick={onGone} sx={{ color: 'inherit' }}>
            <X size={18} aria-hidden />
          </IconButton>
        </Box>
      </Box>
    </>
  );
};
