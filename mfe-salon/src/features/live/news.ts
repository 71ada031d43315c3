import { type SalonEvent, salonEventSchema } from '@sundara/contracts/api';

/**
 * What a page is told: something happened to a booking of the salon (`kind` as in its timeline, 'created' for a new
 * one), or 'poll': something may have happened, so read anew.
 */
export type SalonNews = SalonEvent | { readonly kind: 'poll'; readonly bookingId?: undefined };

/** One booking's news with the number that tells it from the others. */
export interface Numbered {
  readonly no: number;
  readonly event: SalonEvent;
}

/** What an event of the stream says; undefined for what this version can't read. */
export const readNews = ({ data, lastEventId }: MessageEvent): Numbered | undefined => {
  try {
    const { success, data: event } = salonEventSchema.safeParse(JSON.parse(String(data)));
    const no = Number(lastEventId);
    return success && Number.isSafeInteger(no) ? { no, event } : undefined;
  } catch {
    return undefined;
  }
};
