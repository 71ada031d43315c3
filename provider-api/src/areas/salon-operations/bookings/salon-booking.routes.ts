import { parseStatus } from '@sundara/contracts';
import {
  answerAsSalon as answerOperation,
  salonBooking,
  succeed,
  updateAttendance,
  updateBookingStatus,
} from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { ownSalon } from '../../marketplace/index.ts';
import { type CancellingDependencies, noSuchBooking } from '../../money/index.ts';
import { answerAsSalon } from './answer-dispute.command.ts';
import { changeStatus } from './change-status.command.ts';
import { findSalonBookingDetail } from './salon-booking.repository.ts';
import { parseSalonStatus } from './salon-status.policy.ts';
import { setAttendance } from './set-attendance.command.ts';

/** One booking of the own salon: its details, its status, the customer's attendance, and the salon's side of a dispute. */
export const salonBookingRoutes = (app: FastifyInstance, dependencies: CancellingDependencies): void => {
  const { db } = dependencies.database;

  const detailOf = async (salonId: string, bookingId: string) => {
    const data = await findSalonBookingDetail(db, salonId, bookingId, dependencies.now());
    if (!data) throw noSuchBooking();
    return data;
  };

  registerOperation(app, salonBooking, async ({ account, params }) => {
    const salon = await ownSalon(db, account.id);
    return succeed('Booking', { data: await detailOf(salon.id, params.id) });
  });

  registerOperation(app, updateBookingStatus, async ({ account, params, body }) => {
    const salon = await ownSalon(db, account.id);
    const status = parseSalonStatus(body.status);
    // The contract allows no other status.
    if (!status) throw noSuchBooking();
    await changeStatus(dependencies, {
      ...{ bookingId: params.id, salonId: salon.id, account, status, reason: body.reason },
      expected: body.expected === undefined ? undefined : (parseStatus(body.expected) ?? 'pending'),
    });
    return succeed('Booking status updated successfully', { data: await detailOf(salon.id, params.id) });
  });

  registerOperation(app, updateAttendance, async ({ account, params, body }) => {
    const salon = await ownSalon(db, account.id);
    const wish = { bookingId: params.id, salonId: salon.id, account, attendance: body.attendance };
    await setAttendance(dependencies, wish);
    return succeed('Attendance saved', { data: await detailOf(salon.id, params.id) });
  });

  registerOperation(app, answerOperation, async ({ account, params: { id: bookingId }, body }) => {
    const { id: salonId } = await ownSalon(db, account.id);
    const answer = { ...body, bookingId, salonId, account };
    await dependencies.database.transaction((tx) => answerAsSalon(tx, answer, dependencies.now()));
    return succeed('Your answer is kept', { data: await detailOf(salonId, bookingId) });
  });
};
