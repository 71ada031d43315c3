/** What remotes tell each other: `noun.pastTense`, with the data that goes along. */
export interface Events {
  'booking.confirmed': { readonly bookingId: string; readonly salonId: string };
  'basket.emptied': { readonly salonId: string };
  /** The signed-in person changed name or phone: the shell reads them anew. */
  'profile.updated': Readonly<Record<string, never>>;
}
export type EventName = keyof Events;
