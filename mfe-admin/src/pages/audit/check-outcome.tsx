import type { AuditBreak } from '@sundara/contracts/api';
import { Box, Typography } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import type { Check } from './use-verify.ts';

const figure = new Intl.NumberFormat('en-IN');
const entries = (count: number): string => `${figure.format(count)} ${count === 1 ? 'entry' : 'entries'}`;

const FOUND: Readonly<Record<AuditBreak['why'], string>> = {
  changed: 'was changed: who, when, what or where is not as it was written.',
  'contents-changed': 'was changed: its contents are not as they were written.',
  'entry-missing': 'was deleted.',
  'link-missing': 'was deleted, with its place in the chain.',
  'end-missing': 'was deleted, and all that followed.',
  'put-in-later': 'was put in later: it was not written when it says.',
  'beside-the-chain': 'was put in beside the chain.',
  rewritten: 'is not what was noted before: the chain was written anew.',
};

const named = ({ entryId, no, field }: AuditBreak): string => {
  const which = entryId === undefined ? `Number ${no} of the chain` : `Entry ${entryId}`;
  return field === undefined ? which : `${which} (${field})`;
};

/** The progress of the check, and its result. */
export const CheckOutcome = ({ check }: { readonly check: Check }) => {
  if (check.state === 'none') return null;
  if (check.state === 'under-way')
    return (
      <Alert severity="info" role="status" sx={{ mb: 2 }}>
        Checking… {entries(check.checked)}
        {check.of > 0 && ` of ${figure.format(check.of)}`} compared
      </Alert>
    );
  if (check.state === 'failed')
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        The audit could not be checked to its end: {check.failure.message} Nothing is said about it; check it
        again.
      </Alert>
    );
  if (check.state === 'broken')
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {named(check.broken)} {FOUND[check.broken.why]}
        </Typography>
        {entries(check.checked)} before it {check.checked === 1 ? 'stands' : 'stand'} as written. Change
        nothing: export the audit, keep a copy of the database, and find out who could write to it.
      </Alert>
    );
  return (
    <Alert severity="success" role="status" sx={{ mb: 2 }}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {check.checked === 1 ? 'The one entry stands' : `All ${entries(check.checked)} stand`} as written
      </Typography>
      {check.erased > 0 && <>Out of {entries(check.erased)} a person was erased. </>}
      The chain ends with{' '}
      <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
        {check.head.no}:{check.head.hash}
      </Box>
    </Alert>
  );
};
