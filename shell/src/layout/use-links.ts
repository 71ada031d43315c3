import type { NavigationEntry, Placement, Session } from '@sundara/contracts/federation';
import { useSession } from '@sundara/web/core';
import { useServices } from '../services/services.ts';
import { linksFor } from './navigation.ts';

const roleOf = (session: Session, expected: string | undefined): string | undefined => {
  if (session.status === 'signed-in') return session.user.role;
  return session.status === 'loading' ? expected : undefined;
};

/** The links of a placement for the signed-in person; while the session is loading, for the role `expected`. */
export const useLinks = (placement: Placement, expected?: string): readonly NavigationEntry[] => {
  const role = roleOf(useSession(), expected);
  const { page } = useServices();
  return linksFor(page.composition.remotes, placement, role);
};
