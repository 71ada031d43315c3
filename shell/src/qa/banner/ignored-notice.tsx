import type { PageData } from '@sundara/contracts/federation';
import { Box, Button } from '@sundara/web/core';
import type { MouseEvent } from 'react';
import { backAddress } from '../leave-address.ts';
import { LeaveLink } from '../leave-link.tsx';

type Ignored = NonNullable<NonNullable<PageData['qa']>['ignored']>;

const WORDS: Readonly<Record<Ignored, { readonly what: string; readonly next: string }>> = {
  safe: {
    what: 'This page was opened without your override.',
    next: 'It stands for other pages until you end it.',
  },
  expired: { what: 'Your override is over.', next: 'This is what everybody sees. Choose anew to go on.' },
  invalid: {
    what: 'Your override could not be read, so it is not in force.',
    next: 'Ask for a new link, or choose anew.',
  },
  'unknown-release': {
    what: 'Your override names a release that the registry does not have.',
    next: 'Nothing of it is in force. Choose one that is published.',
  },
  withdrawn: {
    what: 'Your override names a release that was withdrawn.',
    next: 'Nothing of it is in force. Choose another version.',
  },
};

const aimBack = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
  currentTarget.href = backAddress(window.location.href);
};

/** Why this browser's override is not in force, and what can be done. */
export const IgnoredNotice = ({ why, onOpen }: { why: Ignored; onOpen: () => void }) => (
  <>
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 600 }}>{WORDS[why].what}</Box>
      <div>{WORDS[why].next}</div>
    </Box>
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1 }}>
      {why === 'safe' ? (
        <Button color="inherit" href="?" onClick={aimBack} sx={{ fontSize: 'inherit' }}>
          Use it
        </Button>
      ) : (
        <Button color="inherit" onClick={onOpen} sx={{ fontSize: 'inherit' }}>
          Choose
        </Button>
      )}
      <LeaveLink>{why === 'safe' ? 'End it' : 'Dismiss'}</LeaveLink>
    </Box>
  </>
);
