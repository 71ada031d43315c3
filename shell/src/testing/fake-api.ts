import type { Call, Delivery, Send } from '../http/transport.ts';

export type Answer = Delivery | Promise<Delivery> | ((call: Call) => Delivery | Promise<Delivery>);

export const ok = (body: object): Delivery => ({
  kind: 'answer',
  status: 200,
  body: { success: true, status: 'success', message: 'Done', msg: 'Done', ...body },
});

export const refuse = (status: number, code: string, more: object = {}): Delivery => ({
  kind: 'answer',
  status,
  body: { success: false, status: 'error', code, message: code, msg: code, next: 'Try again.', ...more },
});

export const aUser = (overrides: object = {}) => ({
  _id: 'u1',
  id: 'u1',
  name: 'Asha Rao',
  email: 'asha@demo.test',
  phone: '+91 98480 00000',
  role: 'customer',
  ...overrides,
});

/** Answers by 'METHOD /path'; anything else fails as 'network'. `calls` lists what was sent. */
export const fakeApi = (answers: Record<string, Answer> = {}) => {
  const calls: Call[] = [];
  const send: Send = async (call) => {
    calls.push(call);
    const answer = answers[`${call.method} ${call.url}`];
    if (!answer) return { kind: 'network' };
    return typeof answer === 'function' ? answer(call) : answer;
  };
  return { send, calls, answers };
};
