import { useSession } from '@sundara/web/core';
import { useState } from 'react';
import type { RemoteRoute } from '../services/remote-routes.ts';
import { useServices } from '../services/services.ts';

/** Counts changes from one signed-in person to another; signing in and out keeps the page. */
const useTurn = (): number => {
  const session = useSession();
  const id = session.status === 'signed-in' ? session.user.id : undefined;
  const [last, setLast] = useState({ id, turn: 0 });
  if (id && id !== last.id) setLast({ id, turn: last.id ? last.turn + 1 : last.turn });
  return last.turn;
};

/**
 * A page of a remote; its route's loader has loaded the code before. It remounts for another person, so that nobody
 * sees what somebody else has typed.
 */
export const RemotePage = ({ remoteRoute }: { remoteRoute: RemoteRoute }) => {
  const turn = useTurn();
  const module = useServices().loader.loaded(remoteRoute.remoteId, remoteRoute.route.expose);
  if (!module) throw new Error(`${remoteRoute.remoteId} ${remoteRoute.route.expose} was not loaded.`);
  return <module.Component key={turn} />;
};
