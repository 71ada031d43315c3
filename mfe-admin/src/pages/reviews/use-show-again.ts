import { type AdminReview, showReview } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { useState } from 'react';

/** Shows hidden reviews again, one at a time. */
export const useShowAgain = (onChanged: () => void) => {
  const { http, notify } = useShell();
  const [showing, setShowing] = useState<string>();
  const showAgain = async ({ id }: AdminReview) => {
    if (showing !== undefined) return;
    setShowing(id);
    const done = await http.call(showReview, { params: { id } });
    setShowing(undefined);
    if (done.ok) notify.success(done.data.message);
    else notify.error(done.failure.message);
    onChanged();
  };
  return { showing, showAgain };
};
