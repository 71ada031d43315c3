import type { CustomerBookingDetail } from '@sundara/contracts/api';
import { useRevalidator } from '@sundara/web/router';
import { useEffect, useRef } from 'react';
import { HERO_ID } from './booking-hero.tsx';

/** Where a button that had the focus is gone, who reads by keyboard goes on from the top. */
export const focusHero = (): void => {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(HERO_ID)?.focus();
  });
};

/** Reads the page's booking anew; the focus stays on the page though what was `read` takes away the button that had it. */
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
