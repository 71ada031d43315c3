import type { FoundSalon } from '@sundara/contracts/api';
import { Box, Button, LinkButton, NEEDS_SCRIPT } from '@sundara/web/core';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useNextSlots } from '../../features/next-slot/use-next-slots.ts';
import { SalonGrid } from '../../features/salon-card/salon-grid.tsx';

/** Cards that are expanded at once: whole rows of 1, 2, 3 and 4, and more than any first screen shows. */
export const STEP = 12;
const SETTLED_MS = 400;

/** Salons, debounced: the list changes with every letter typed. */
const useSettled = (ids: string): readonly string[] => {
  const [settled, setSettled] = useState(ids);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(ids), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [ids]);
  return settled === '' ? [] : settled.split(',');
};

interface Props {
  readonly salons: readonly FoundSalon[];
  /** How many cards are expanded. */
  readonly shown: number;
  /** The list is where the page begins, so that its first covers are fetched at once. */
  readonly first: boolean;
  readonly onMore: () => void;
}

/** The salons, a step at a time; the focus moves to the first of those that were expanded. */
export const SalonSteps = ({ salons, shown, first, onMore }: Props) => {
  const steps = Math.ceil(Math.min(shown, salons.length) / STEP);
  const left = salons.length - steps * STEP;
  const unfolded = salons.slice(0, steps * STEP);
  // A search by day brings the starts of that day.
  const unknown = unfolded.filter(({ nextStarts }) => !nextStarts);
  const slots = useNextSlots(useSettled(unknown.map(({ id }) => id).join(',')));
  const list = useRef<HTMLDivElement>(null);
  const unfolding = useRef(false);
  useEffect(() => {
    if (!unfolding.current) return;
    unfolding.current = false;
    const cards = list.current?.querySelectorAll<HTMLElement>('li:has(article)');
    cards?.[(steps - 1) * STEP]?.querySelector('a')?.focus({ preventScroll: true });
  }, [steps]);
  const unfold = () => {
    unfolding.current = true;
    startTransition(onMore);
  };

  return (
    <>
      <div ref={list}>
        <SalonGrid salons={unfolded} slots={slots} first={first} />
      </div>
      {left > 0 && (
        <Box sx={{ mt: 4, textAlign: 'center' }}>
          <Button variant="outlined" size="large" onClick={unfold} sx={NEEDS_SCRIPT}>
            Show {Math.min(left, STEP)} more
          </Button>
          <noscript>
            <LinkButton to="/salons" variant="outlined" size="large">
              See all salons
            </LinkButton>
          </noscript>
        </Box>
      )}
    </>
  );
};
