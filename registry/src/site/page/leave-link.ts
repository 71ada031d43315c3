import { SAFE_PARAMETER } from '@sundara/contracts/federation';

/** The way out of an override that needs no script: it leads to the same page without it. */
export const LEAVE_LINK = `<p><a href="?${SAFE_PARAMETER}=forget">Leave the test versions</a></p>`;
