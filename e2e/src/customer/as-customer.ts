import { CUSTOMER } from '../accounts.ts';
import { askAs } from '../ask-as.ts';

/** A call of the API as the demo customer; throws with the response where it is no success. */
export const asCustomer = askAs(CUSTOMER);
