import { formatDayAndClock } from '@sundara/contracts';
import { type SalonBookingDetail, salonBooking } from '@sundara/contracts/api';
import type { ShellApi } from '@sundara/contracts/federation';
import type { SalonNews } from './news.ts';
import type { Sound } from './sound.ts';

/** 'New booking: Asha Rao, Haircut, Tue, 24 Nov, 4:00 pm'. */
export const announcementOf = ({ customer, serviceName, dateTime }: SalonBookingDetail): string =>
  `New booking: ${customer.name}, ${serviceName}, ${formatDayAndClock(new Date(dateTime))}`;

/**
 * Announces each new booking once, with a sound if it is on. A walk-in is not announced: the salon entered it itself. A
 * booking that can't be read is announced without its details.
 */
export const announcer =
  (shell: Pick<ShellApi, 'http' | 'notify'>, sound: Sound) => async (news: SalonNews) => {
    if (news.kind !== 'created' || news.bookingId === undefined) return;
    const { bookingId } = news;
    const found = await shell.http.call(salonBooking, { params: { id: bookingId } }).catch(() => undefined);
    if (found?.ok && found.data.data.source !== 'online') return;
    shell.notify.info(found?.ok ? announcementOf(found.data.data) : 'New booking');
    sound.ring(bookingId);
  };
