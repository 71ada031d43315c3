import { useSession } from '@sundara/web/core';
import { useMatches, useRevalidator } from '@sundara/web/router';
import { useEffect, useRef } from 'react';
import { handleOf } from '../services/remote-routes.ts';

/** Runs a guarded page's guard again when another person or role is signed in, or nobody any more. */
export const SessionFollower = () => {
  const session = useSession();
  const { revalidate } = useRevalidator();
  const guarded = (handleOf(useMatches())?.remoteRoute?.route.access ?? 'public') !== 'public';
  const who = session.status === 'signed-in' ? `${session.user.role} ${session.user.id}` : session.status;
  const before = useRef(who);

  useEffect(() => {
    const changed = before.current !== who && before.current !== 'loading';
    before.current = who;
    if (changed && guarded) void revalidate();
  }, [who, guarded, revalidate]);

  return null;
};
