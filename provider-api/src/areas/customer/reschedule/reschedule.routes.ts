import { formatClock, formatDate, parseDateTime, toLocalIso } from '@sundara/contracts';
import { rescheduleBooking as reschedule, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../platform/http/api-error.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { type ReschedulingDependencies, rescheduleBooking } from './reschedule-booking.command.ts';

/** Moving a visit to another time (resolutions M9, T6). */
export const rescheduleRoutes = (app: FastifyInstance, dependencies: ReschedulingDependencies): void => {
  registerOperation(app, reschedule, async ({ account, params, body }) => {
    const start = parseDateTime(body.newDateTime);
    if (!start) throw new ApiError('VALIDATION_FAILED', unreadableTime);
    await rescheduleBooking(dependencies, { customerId: account.id, bookingId: params.id, start });
    const dateTime = toLocalIso(start);
    return succeed('Booking rescheduled successfully', {
      data: {
        id: params.id,
        date: dateTime,
        dateTime,
        formattedDate: formatDate(start),
        formattedTime: formatClock(start),
      },
    });
  });
};

const unreadableTime = {
  message: 'The date and time cannot be read.',
  fields: [{ path: 'newDateTime', message: 'The date and time cannot be read.' }],
};
