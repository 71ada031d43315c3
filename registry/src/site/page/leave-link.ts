import { SAFE_PARAMETER } from '@sundara/contracts/federation';

/** A link that leaves an override without any script: it leads to the same page without the override. */
export const LEAVE_LINK = `<p><a href="?${SAFE_PARAMETER}=forget">Leave the test versions</a></p>`;
