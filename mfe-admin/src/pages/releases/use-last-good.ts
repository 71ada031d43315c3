import { useState } from 'react';
import type { ReleasesData } from './releases.loader.ts';

/** What to show: a failed refresh leaves the last data in place, and says since when they are stale. */
export const useLastGood = (
  data: ReleasesData,
): { readonly shown: ReleasesData; readonly staleSince: Date | undefined } => {
  const [good, setGood] = useState<ReleasesData>();
  if (data.console.ok && good !== data) setGood(data);
  if (data.console.ok || !good) return { shown: data, staleSince: undefined };
  const { wanted, after } = data;
  const older = after === good.after ? good.older : undefined;
  return { shown: { ...good, wanted, after, older }, staleSince: good.readAt };
};
