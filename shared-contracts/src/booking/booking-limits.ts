/** A visit is booked at least this long ahead, and at most this many days ahead (resolutions T2). */
export const LEAD_TIME_MINUTES = 60;
export const HORIZON_DAYS = 60;
/** A hold stands this long while the customer pays; once, it is prolonged by as much (resolutions T3). */
export const HOLD_MINUTES = 10;
/** Standing holds that one customer may have, over all salons. */
export const MOST_HOLDS = 3;
