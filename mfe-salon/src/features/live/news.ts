import { type SalonEvent, salonEventSchema } from '@sundara/contracts/api';

/**
 * News for a page: something happened to a booking of the salon (`kind` as in its timeline, 'created' for a new one),
 * or 'poll': something may have happened, so reload.
 */
export type SalonNews = SalonEvent | { readonly kind: 'poll'; readonly bookingId?: undefined };

/** News of one booking, with its unique number. */
export interface Numbered {
  readonly no: number;
  readonly event: SalonEvent;
}

/** Parses an event of the stream; undefined for what this version can't read. */
export const readNews = ({ data, lastEventId }: MessageEvent): Numbered | undefined => {
  try {
    const { success, data: event } = salonEventSchema.safeParse(JSON.parse(String(data)));
    const no = Number(lastEventId);
    return success && Number.isSafeInteger(no) ? { no, event } : undefined;
  } catch {
    return undefined;
  }
};
