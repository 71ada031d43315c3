/** A visit must be booked at least this many minutes and at most this many days ahead (resolutions T2). */
export const LEAD_TIME_MINUTES = 60;
export const HORIZON_DAYS = 60;
/** How long a hold lasts while the customer pays; it can be extended once by the same time (resolutions T3). */
export const HOLD_MINUTES = 10;
/** Active holds that one customer may have, over all salons. */
export const MOST_HOLDS = 3;
