import { nextSlots } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { useEffect, useState } from 'react';

/** The maximum number of salons per call. */
const MOST = 24;
const NOTHING: ReadonlyMap<string, string | null> = new Map();

/**
 * The next free start of each salon, an ISO instant or null for none within a week; a missing salon is not known. One
 * call for all ids, after the page is shown; it is dropped if the ids change meanwhile. A failure leaves all unknown:
 * no salon is shown as full when we don't know.
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
