import type { NavigationEntry } from '@sundara/contracts/federation';
import { useSession } from '@sundara/web/core';
import { useServices } from '../services.ts';
import { linksFor } from './navigation.ts';

/** The links of a placement for who is signed in. */
export const useLinks = (placement: NavigationEntry['placement']): readonly NavigationEntry[] => {
  const session = useSession();
  const { page } = useServices();
  const role = session.status === 'signed-in' ? session.user.role : undefined;
  return linksFor(page.composition.remotes, placement, role);
};
