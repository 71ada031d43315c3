import type { adminJobs } from '@sundara/contracts/api';
import type { ListData } from '@sundara/web/list';
import { useState } from 'react';

/** When the jobs that are shown were read: a refresh that failed leaves the last list in place. */
export const useReadAt = ({ list }: ListData<typeof adminJobs>): Date => {
  const [read, setRead] = useState({ list, at: new Date() });
  if (!list.ok || read.list === list) return read.at;
  const next = { list, at: new Date() };
  setRead(next);
  return next.at;
};
