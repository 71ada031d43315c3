import type { ButtonProps } from '@mui/material/Button';
import { formatDayAndClock } from '@sundara/contracts';
import { Button, copyText, useShell } from '@sundara/web/core';
import { Share2 } from 'lucide-react';

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'sx'> {
  readonly salon: { readonly id: string; readonly name: string; readonly address: string };
  /** The start of the visit, ISO with an offset. */
  readonly dateTime: string;
}

/** Whether somebody closed the system's sheet without choosing. */
const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * Tells somebody else of a visit, by the system's own sheet or else by the clipboard: when and where, and the salon's
 * page. The booking itself is its customer's alone.
 */
export const ShareVisitButton = ({ salon, dateTime, ...look }: Props) => {
  const { notify } = useShell();
  const share = async () => {
    const title = `My visit to ${salon.name}`;
    const text = `${title}: ${formatDayAndClock(new Date(dateTime))}\n${salon.address}`;
    const url = new URL(`/salon/${encodeURIComponent(salon.id)}`, window.location.href).href;
    try {
      if ('share' in navigator) return await navigator.share({ title, text, url });
    } catch (error) {
      if (isGivenUp(error)) return;
      // The sheet did not open: copying is the other way.
    }
    if (await copyText(`${text}\n${url}`)) notify.success('Copied. Paste it in a message.');
    else notify.error('Your browser does not allow copying.');
  };
  return (
    <Button
      variant="outlined"
      {...look}
      startIcon={<Share2 size={18} aria-hidden />}
      onClick={share}
      aria-label={`Share visit: ${salon.name}`}
    >
      Share visit
    </Button>
  );
};
