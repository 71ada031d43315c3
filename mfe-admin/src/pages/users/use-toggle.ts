import { type AdminUser, toggleUser } from '@sundara/contracts/api';
import { wordsOf } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useRevalidator } from '@sundara/web/router';
import { useState } from 'react';

/** Lets an account sign in, or not; one at a time. It says which one it wants, so that pressing twice does it once. */
export const useToggle = () => {
  const { http, notify } = useShell();
  const { revalidate } = useRevalidator();
  const [toggling, setToggling] = useState<string>();
  const toggle = async ({ id, name, isActive }: AdminUser) => {
    if (toggling !== undefined) return;
    setToggling(id);
    const done = await http.call(toggleUser, { params: { id }, body: { isActive: !isActive } });
    setToggling(undefined);
    if (!done.ok) notify.error(wordsOf(done.failure, 'Failed to update user status'));
    else if (done.data.user.isActive) notify.success(`${name} can sign in again`);
    else notify.success(`${name} is disabled and signed out everywhere`);
    await revalidate();
  };
  return { toggling, toggle };
};
