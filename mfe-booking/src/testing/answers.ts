import { addDays, ERRORS, type ErrorCode, localDateOf } from '@sundara/contracts';
import type { ErrorReply, Operation, OrderState, PaymentState } from '@sundara/contracts/api';
import type { Result, SessionUser } from '@sundara/contracts/federation';

/** Tomorrow in the salon's time zone. */
export const DAY = addDays(localDateOf(new Date()), 1);
export const SLOT = { time: '4:00 PM', dateTime: `${DAY}T16:00:00+05:30`, available: true, capacity: 1 };
export const LATER = { ...SLOT, time: '5:00 PM', dateTime: `${DAY}T17:00:00+05:30` };
export const CUSTOMER = { id: 'c1', role: 'customer', name: 'Asha', email: 'asha@example.test' } as const;
/** A customer who is signed in and has a name, for what paying needs. */
export const AS_NAMED = {
  signIn: async () => CUSTOMER,
  saveName: async (user: SessionUser) => ({ ok: true, user }) as const,
};
export const BASKET = {
  salon: { id: 's1', name: 'Marigold Room', address: 'Jubilee Hills, Hyderabad' },
  services: [{ id: 'v1', name: 'Haircut', category: 'Hair Care', price: 500, duration: 45 }],
};
const IMAGE = { url: '/pictures/meera', alt: '', placeholder: 'data:,' };
export const MEERA = { id: 'p1', name: 'Meera', specialization: 'Hair', photo: IMAGE };

export const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

export const ok = (data: object): Result<never> => ({ ok: true, data: { success: true, ...data } as never });
export const offline: Result<never> = {
  ok: false,
  failure: { kind: 'network', message: 'Nobody answered.' },
};
/** A failed answer that breaks the contract, like one without success. */
export const noOrder: Result<never> = {
  ok: false,
  failure: { kind: 'protocol', message: 'It answered in an unexpected way.' },
};
export const refused = (code: ErrorCode, extra: Partial<ErrorReply> = {}): Result<never> => {
  const { status, message, next } = ERRORS[code];
  const reply = { success: false, status: 'error', code, message, msg: message, next, ...extra } as const;
  return { ok: false, failure: { kind: 'rejected', status, code, message: reply.message, reply } };
};
export const slots = (...list: readonly object[]) => ok({ date: DAY, slots: list });

/** The answer of `payment.status`; `heldFor` is in minutes, while the order can be paid. */
export const orderIs = (
  state: PaymentState,
  heldFor?: number,
  failure: string | null = null,
): Result<never> => {
  const checkout = heldFor !== undefined && {
    key: 'k',
    amount: 50_800,
    currency: 'INR' as const,
    holdExpiresAt: inMinutes(heldFor),
  };
  const order: Partial<OrderState> = {
    orderId: 'order_1',
    state,
    failure,
    checkout: checkout || null,
    booking: { id: 'b1', status: 'held', salonId: 's1', salonName: '', dateTime: '', services: [] },
  };
  return ok({ order });
};

export type Answer = Result<never> | ((input: unknown) => Result<never> | Promise<Result<never>>);
export type Answers = Readonly<Record<string, Answer>>;

const free = Object.fromEntries(
  Array.from({ length: 61 }, (_, index) => [addDays(DAY, index - 1), index === 0 ? 0 : 3]),
);
/** Days with their number of free start times: by default none today, and three from tomorrow on. */
export const days = (change: Readonly<Record<string, number>> = {}, specialists: readonly object[] = []) =>
  ok({
    days: Object.entries({ ...free, ...change }).map(([date, count]) => ({ date, free: count })),
    specialists,
  });

const USUAL: Answers = {
  'salons.availability': slots(SLOT, { ...LATER, available: false, capacity: 0 }),
  'salons.availableDays': days(),
  'payment.createOrder': () =>
    ok({
      orderId: 'order_1',
      amount: 50_800,
      currency: 'INR',
      key: 'k',
      bookingId: 'b1',
      holdExpiresAt: inMinutes(10),
    }),
  'payment.verify': ok({ bookingId: 'b1' }),
};

/** A provider with usual answers, except for those of the test; unknown operations fail as offline. */
export const provider = (answers: Answers) => {
  const calls: string[] = [];
  const sent = new Map<string, unknown[]>();
  const call = async (operation: Operation, input: unknown): Promise<Result<never>> => {
    calls.push(operation.name);
    sent.set(operation.name, [...(sent.get(operation.name) ?? []), input]);
    const answer = { ...USUAL, ...answers }[operation.name] ?? offline;
    return typeof answer === 'function' ? answer(input) : answer;
  };
  return { http: { call }, calls, sent: (name: string) => sent.get(name) ?? [] };
};
