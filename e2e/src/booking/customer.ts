import { ask } from '../ask.ts';

/** A customer with an account of their own, so that journeys do not disturb each other. */
export interface Customer {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

let people = 0;

/** Registers a customer over the API. */
export const registerCustomer = async (url: string, name = 'Asha Rao'): Promise<Customer> => {
  people += 1;
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}.${process.pid}.${people}@example.test`;
  const password = 'marigold-lamp-42';
  const answer = await ask(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email, phone: '+91 98480 12345', password }),
  });
  const { token } = JSON.parse(answer.text);
  if (typeof token !== 'string') throw new Error(`${email} can't register: ${answer.text}`);
  return { name, email, password, token };
};

const read = async (url: string, { token }: Customer, path: string) => {
  const { status, text } = await ask(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (status !== 200) throw new Error(`${path} answers ${status}: ${text}`);
  return JSON.parse(text);
};

export interface BookedVisit {
  readonly id: string;
  readonly status: string;
  readonly dateTime: string;
  readonly amount: number;
  readonly paymentStatus: string;
  readonly orderId: string;
  readonly salonName: string;
}

/** The customer's bookings as the API returns them. */
export const bookingsOf = async (url: string, customer: Customer): Promise<readonly BookedVisit[]> =>
  (await read(url, customer, '/api/customer/bookings?page=1&limit=50')).data;

/** The state of the payment of one of the customer's orders. */
export const orderOf = async (url: string, customer: Customer, orderId: string) =>
  (await read(url, customer, `/api/payment/orders/${orderId}`)).order;

/** Cancels a booking over the API, which frees its time. */
export const cancel = async (url: string, { token }: Customer, bookingId: string): Promise<void> => {
  const answer = await ask(`${url}/api/customer/bookings/${bookingId}/cancel`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  if (answer.status !== 200) throw new Error(`The booking can't be cancelled: ${answer.text}`);
};

export interface Mail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
}

/** The mails to the customer, newest first. */
export const mailsTo = async (url: string, { email }: Pick<Customer, 'email'>): Promise<readonly Mail[]> => {
  const { text } = await ask(`${url}/api/mailbox`, { headers: { accept: 'application/json' } });
  return JSON.parse(text).mails.filter(({ recipient }: Mail) => recipient === email);
};

/** The raw source of a mail, with all its parts. */
export const sourceOf = async (url: string, { id }: Mail): Promise<string> =>
  (await ask(`${url}/api/mailbox/${id}/message.eml`)).text;
