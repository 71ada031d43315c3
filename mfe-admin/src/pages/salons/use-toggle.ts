import { type AdminSalon, toggleSalon } from '@sundara/contracts/api';
import { wordsOf } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import type { Undoable } from '@sundara/web/undo';
import { useState } from 'react';

interface Toggling {
  /** The id of the salon whose state is being changed. */
  readonly toggling: string | undefined;
  readonly toggle: (salon: AdminSalon) => Promise<void>;
}

/** Hides a salon from customers or shows it (resolutions S18), with Undo: nothing is lost by it. */
export const useToggle = (offer: (done: Undoable) => void, onChanged: () => void): Toggling => {
  const { http, notify } = useShell();
  const [toggling, setToggling] = useState<string>();
  const set = async ({ id, name }: AdminSalon, isActive: boolean): Promise<boolean> => {
    setToggling(id);
    const done = await http.call(toggleSalon, { params: { id }, body: { isActive } });
    setToggling(undefined);
    if (!done.ok) notify.error(`${name}: ${wordsOf(done.failure, 'Failed to update salon status')}`);
    onChanged();
    return done.ok;
  };
  const toggle = async (salon: AdminSalon) => {
    if (toggling) return;
    const isActive = !salon.isActive;
    if (!(await set(salon, isActive))) return;
    const text = isActive
      ? `${salon.name} is active: customers find and book it.`
      : `${salon.name} is hidden: no new bookings; those it has stay.`;
    offer({ text, undo: () => void set(salon, !isActive) });
  };
  return { toggling, toggle };
};
