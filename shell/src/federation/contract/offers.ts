import { describeOffers, type PointName } from '@sundara/contracts/federation';

/** Extension points of the shell that a remote can fill; the shell's build record lists the same. */
export const OFFERED_POINTS: readonly PointName[] = ['shell.search'];

/** The running shell's descriptions of these points. */
export const OFFERS = describeOffers(OFFERED_POINTS);
