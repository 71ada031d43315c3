import { Box, IconButton } from '@sundara/web/core';
import { Check, CircleAlert, Info, X } from 'lucide-react';
import { type CustomContentProps, closeSnackbar } from 'notistack';
import { type Ref, useState } from 'react';
import type { ToastKind } from './toasts.ts';
import { useExpiry } from './use-expiry.ts';

/** How long each kind stays, in milliseconds (specification 1, section 9). */
const STAYS_MS: Record<ToastKind, number> = { error: 4_000, success: 2_000, info: 4_000 };

const LOOKS = {
  success: { Icon: Check, color: 'success' },
  error: { Icon: CircleAlert, color: 'error' },
  info: { Icon: Info, color: 'warning' },
} as const;

interface Props extends Pick<CustomContentProps, 'id' | 'message'> {
  readonly variant: ToastKind;
  readonly ref?: Ref<HTMLDivElement>;
}

/** One toast: its timer pauses while it is hovered or focused (resolutions S24), and it is announced. */
export const Toast = ({ id, message, variant, ref }: Props) => {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { Icon, color } = LOOKS[variant];
  const close = () => closeSnackbar(id);
  useExpiry(STAYS_MS[variant], hovered || focused, close);
  return (
    <Box
      ref={ref}
      role={variant === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        width: 'min(26rem, calc(100vw - 32px))',
        maxWidth: '100%',
        pl: 1.25,
        pr: 0.5,
        py: 0.5,
        borderRadius: 4,
        border: 1,
        borderColor: 'divider',
        color: 'text.primary',
        bgcolor: 'background.paper',
        boxShadow: '0 16px 40px rgb(42 28 20 / 16%)',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeContent: 'center',
          flexShrink: 0,
          width: 32,
          height: 32,
          borderRadius: '50%',
          color: `${color}.main`,
          bgcolor: `${color}.light`,
        }}
      >
        <Icon size={18} aria-hidden />
      </Box>
      <Box sx={{ flex: 1, py: 1, fontWeight: 500 }}>{message}</Box>
      <IconButton aria-label="Dismiss" onClick={close}>
        <X size={18} aria-hidden />
      </IconButton>
    </Box>
  );
};
