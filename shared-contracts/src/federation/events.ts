/** Events between remotes: `noun.pastTense`, with their data. */
export interface Events {
  'booking.confirmed': { readonly bookingId: string; readonly salonId: string };
  'basket.emptied': { readonly salonId: string };
  /** The signed-in person changed name or phone: the shell reloads them. */
  'profile.updated': Readonly<Record<string, never>>;
}
export type EventName = keyof Events;
