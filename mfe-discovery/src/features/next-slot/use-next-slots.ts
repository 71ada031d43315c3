import { nextServiceSlots, nextSlots } from '@sundara/contracts/api';
import type { ShellApi } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useEffect, useRef, useState } from 'react';

/** The maximum number of salons or services per call. */
const MOST = 24;

/** The next free start of each, an ISO instant or null for none within a week; what is missing is not known. */
export type NextSlots = ReadonlyMap<string, string | null>;
const NOTHING: NextSlots = new Map();

/** One call for some ids, separated by commas; undefined when it fails. */
type Ask = (http: ShellApi['http'], ids: string, signal: AbortSignal) => Promise<NextSlots | undefined>;

/**
 * As few calls as the ids need, after the page is shown, and none for what was told before; they are dropped if the ids
 * change meanwhile. A failure leaves its ids unknown: nothing is shown as full when we don't know.
 */
const useAsked = (ids: readonly string[], ask: Ask): NextSlots => {
  const { http } = useShell();
  const [known, setKnown] = useState(NOTHING);
  const answered = useRef(new Set<string>());
  const asked = ids.join(',');

  useEffect(() => {
    if (!asked) return;
    const cancel = new AbortController();
    const unknown = asked.split(',').filter((id) => !answered.current.has(id));
    for (let from = 0; from < unknown.length; from += MOST) {
      const part = unknown.slice(from, from + MOST);
      void ask(http, part.join(','), cancel.signal).then((told) => {
        if (!told || cancel.signal.aborted) return;
        for (const id of part) answered.current.add(id);
        setKnown((before) => new Map([...before, ...told]));
      });
    }
    return () => cancel.abort();
  }, [http, asked, ask]);

  return known;
};

const askSalons: Ask = async (http, ids, signal) => {
  const result = await http.call(nextSlots, { query: { ids } }, { signal });
  return result.ok
    ? new Map(result.data.nextSlots.map(({ salonId, dateTime }) => [salonId, dateTime]))
    : undefined;
};

const askServices: Ask = async (http, ids, signal) => {
  const result = await http.call(nextServiceSlots, { query: { ids } }, { signal });
  return result.ok
    ? new Map(result.data.nextSlots.map(({ serviceId, dateTime }) => [serviceId, dateTime]))
    : undefined;
};

/** The next free start of each salon, for its shortest service. */
export const useNextSlots = (ids: readonly string[]): NextSlots => useAsked(ids, askSalons);

/** The next free start of each service by itself. */
export const useNextServiceSlots = (ids: readonly string[]): NextSlots => useAsked(ids, askServices);
