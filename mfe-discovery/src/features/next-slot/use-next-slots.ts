import { nextSlots } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { useEffect, useState } from 'react';

/** The most salons that one call asks about. */
const MOST = 24;
const NOTHING: ReadonlyMap<string, string | null> = new Map();

/**
 * The next free start of each salon, an ISO instant or null for none within a week; a salon that is not in it is
 * not known. One call for all ids, after the page is shown; ids that change meanwhile drop it. A failure leaves
 * all unknown: nobody is told that a salon is full when we don't know.
 */
export const useNextSlots = (ids: readonly string[]): ReadonlyMap<string, string | null> => {
  const { http } = useShell();
  const [known, setKnown] = useState(NOTHING);
  const asked = ids.slice(0, MOST).join(',');

  useEffect(() => {
    if (!asked) return;
    const cancel = new AbortController();
    const ask = async () => {
      const result = await http.call(nextSlots, { query: { ids: asked } }, { signal: cancel.signal });
      if (cancel.signal.aborted || !result.ok) return;
      setKnown(new Map(result.data.nextSlots.map(({ salonId, dateTime }) => [salonId, dateTime])));
    };
    void ask();
    return () => cancel.abort();
  }, [http, asked]);

  return known;
};
