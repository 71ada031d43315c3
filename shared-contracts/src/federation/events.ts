/** What remotes tell each other: `noun.pastTense`, with the data that goes along. */
export interface Events {
  'booking.confirmed': { readonly bookingId: string; readonly salonId: string };
  'basket.emptied': { readonly salonId: string };
}
export type EventName = keyof Events;
