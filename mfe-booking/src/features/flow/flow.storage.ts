import { byWish, WISHES } from '@sundara/contracts';
import type { BookingBasket } from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import type { Flow } from './flow.ts';

/** How long a booking is stored, in milliseconds. */
const KEPT_MS = 2 * 60 * 60 * 1000;

const id = z.string().check(z.minLength(1), z.maxLength(64));
const order = z.object({ orderId: id, heldUntil: z.string().check(z.maxLength(40)) });
const proof = z.object({ paymentId: id, orderId: id, signature: z.string().check(z.maxLength(128)) });
const slot = z.object({ time: z.string(), dateTime: z.string(), available: z.boolean(), capacity: z.int() });

const keptSchema = z.object({
  /** When it was stored, in milliseconds since 1970. */
  at: z.number(),
  services: z.string(),
  date: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  slot: z.optional(slot),
  specialist: z.optional(z.object({ id, name: z.string() })),
  wishes: z.object(byWish((name) => z.string().check(z.maxLength(WISHES[name].longest)))),
  agreeToTerms: z.boolean(),
  order: z.optional(order),
  proof: z.optional(proof),
});

const keyOf = ({ salon }: BookingBasket): string => `personal:booking:${salon.id}`;
const servicesOf = ({ services }: BookingBasket): string => services.map((service) => service.id).join(',');

/**
 * What this tab has stored of an unfinished booking at this salon (resolutions R6). Broken, old or foreign content is
 * ignored. An order and the consent are valid for their services only; day, time and wishes survive a changed basket.
 */
export const recallFlow = (basket: BookingBasket, now: number = Date.now()): Partial<Flow> => {
  try {
    const kept = keptSchema.parse(JSON.parse(sessionStorage.getItem(keyOf(basket)) ?? ''));
    if (now - kept.at > KEPT_MS) return {};
    const { date, slot, specialist, wishes, agreeToTerms, order, proof } = kept;
    const choice = { date, slot: date ? slot : undefined, specialist, wishes };
    return kept.services === servicesOf(basket) ? { ...choice, agreeToTerms, order, proof } : choice;
  } catch {
    return {};
  }
};

/**
 * Stores an unfinished booking in this tab, and removes a completed one. A browser that forbids storage is no error.
 */
export const keepFlow = (basket: BookingBasket, flow: Flow, now: number = Date.now()): void => {
  const { date, slot, specialist, wishes, agreeToTerms, order, proof } = flow;
  const choice = { date, slot, specialist, wishes, agreeToTerms, order, proof };
  try {
    if (flow.booked) sessionStorage.removeItem(keyOf(basket));
    else {
      const kept = { at: now, services: servicesOf(basket), ...choice };
      sessionStorage.setItem(keyOf(basket), JSON.stringify(kept));
    }
  } catch {
    // Then a reload starts from scratch.
  }
};
