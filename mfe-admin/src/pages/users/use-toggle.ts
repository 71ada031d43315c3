import { shownName } from '@sundara/contracts';
import { type AdminUser, toggleUser } from '@sundara/contracts/api';
import { wordsOf } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useRevalidator } from '@sundara/web/router';
import type { Undoable } from '@sundara/web/undo';
import { useState } from 'react';

interface Toggling {
  /** The id of the account that is being turned on or off. */
  readonly toggling: string | undefined;
  /** Disables an account, with Undo; its sessions stay ended. */
  readonly disable: (user: AdminUser) => Promise<void>;
  readonly enable: (user: AdminUser) => Promise<void>;
}

/** Lets an account sign in, or not; one at a time. It sends the wanted state, so that pressing twice does it once. */
export const useToggle = (offer: (done: Undoable) => void): Toggling => {
  const { http, notify } = useShell();
  const { revalidate } = useRevalidator();
  const [toggling, setToggling] = useState<string>();
  const set = async ({ id }: AdminUser, isActive: boolean): Promise<boolean> => {
    if (toggling !== undefined) return false;
    setToggling(id);
    const done = await http.call(toggleUser, { params: { id }, body: { isActive } });
    setToggling(undefined);
    if (!done.ok) notify.error(wordsOf(done.failure, 'Failed to update user status'));
    await revalidate();
    return done.ok;
  };
  const enable = async (user: AdminUser) => {
    if (await set(user, true)) notify.success(`${shownName(user)} can sign in again`);
  };
  const disable = async (user: AdminUser) => {
    if (!(await set(user, false))) return;
    offer({
      text: `${shownName(user)} is disabled and signed out everywhere.`,
      undo: () => void enable(user),
    });
  };
  return { toggling, disable, enable };
};
