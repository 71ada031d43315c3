import { importServices, serviceFields } from '@sundara/contracts/api';
import { wordsOf } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useState } from 'react';
import { type Offered, rowOf } from './use-central.ts';

interface Options {
  readonly salonId: string | undefined;
  readonly onCopied: () => void;
  readonly onClose: () => void;
}

/** Which services are chosen, at what price, and copying them in one call. */
export const useCopy = ({ salonId, onCopied, onClose }: Options) => {
  const { http, notify } = useShell();
  /** The price as typed, by the service's id. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [copying, setCopying] = useState(false);
  const [trouble, setTrouble] = useState<string>();

  const choose = (services: readonly Offered[], on: boolean) =>
    setChosen((now) => {
      const next = new Map(now);
      for (const { id, price, isOwn } of services) {
        if (!on || isOwn) next.delete(id);
        else if (!next.has(id)) next.set(id, String(price));
      }
      return next;
    });
  const setPrice = (id: string, price: string) => setChosen((now) => new Map(now).set(id, price));

  /** What is wrong with a price; undefined where nothing is. */
  const priceTrouble = (id: string): string | undefined => {
    const text = chosen.get(id);
    if (text === undefined) return;
    if (text.trim() === '') return 'Price is required';
    const checked = serviceFields.price.safeParse(Number(text));
    return checked.success ? undefined : (checked.error.issues[0]?.message ?? 'Price must be a number');
  };

  const copy = async (services: readonly Offered[]) => {
    const wanted = services.filter(({ id }) => chosen.has(id));
    const wrong = wanted.filter(({ id }) => priceTrouble(id) !== undefined);
    if (wrong.length > 0) {
      setTrouble(`Please correct the price of ${wrong.map(({ name }) => name).join(', ')}.`);
      return;
    }
    setTrouble(undefined);
    setCopying(true);
    const body = wanted.map((each) => ({ ...rowOf(each), price: Number(chosen.get(each.id)) }));
    const done = await http.call(importServices, { query: { salonId }, body });
    setCopying(false);
    if (!done.ok) {
      const words = wordsOf(done.failure, 'Failed to import services');
      setTrouble(words);
      notify.error(words);
      return;
    }
    notify.success(wanted.length === 1 ? 'Service added successfully' : `${wanted.length} services added`);
    onCopied();
    onClose();
  };
  return { chosen, copying, trouble, choose, setPrice, priceTrouble, copy };
};
