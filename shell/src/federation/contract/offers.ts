import { describeOffers, type PointName } from '@sundara/contracts/federation';

/** Places of the shell that a remote can fill; the shell's build record says the same. */
export const OFFERED_POINTS: readonly PointName[] = ['shell.search'];

/** What the shell that runs hands over at them. */
export const OFFERS = describeOffers(OFFERED_POINTS);
