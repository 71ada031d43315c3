import { addMinutes } from '@sundara/contracts';

/** How long we wait for a salon's side of a dispute, in minutes, before we decide without it. */
const SALON_ANSWER_MINUTES = 3 * 24 * 60;

/** Until when the salon is asked to answer a dispute that was opened then. */
export const salonAnswerBy = (createdAt: Date): Date => addMinutes(createdAt, SALON_ANSWER_MINUTES);
