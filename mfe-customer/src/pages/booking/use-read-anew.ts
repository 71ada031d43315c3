import type { CustomerBookingDetail } from '@sundara/contracts/api';
import { useRevalidator } from '@sundara/web/router';
import { useEffect, useRef } from 'react';
import { HERO_ID } from './booking-hero.tsx';

/** If the focused button is gone, keyboard users continue from the heading. */
export const focusHero = (): void => {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(HERO_ID)?.focus();
  });
};

/** Reads the page's booking again; the focus stays on the page even if the new `read` removes the focused button. */
export const useReadAnew = (read: CustomerBookingDetail): (() => void) => {
  const { revalidate } = useRevalidator();
  const shown = useRef(read);
  const held = useRef(false);
  useEffect(() => {
    if (shown.current === read) return;
    shown.current = read;
    if (held.current) focusHero();
    held.current = false;
  }, [read]);
  return () => {
    held.current = document.activeElement !== document.body;
    void revalidate();
  };
};
