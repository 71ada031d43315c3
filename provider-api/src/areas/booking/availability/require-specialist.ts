import { ApiError } from '../../../platform/http/api-error.ts';

/** @throws ApiError VALIDATION_FAILED when the specialist asked for is not one of the salon's people */
export const requireSpecialist = (people: readonly { readonly id: string }[], specialistId: string): void => {
  if (!people.some(({ id }) => id === specialistId))
    throw new ApiError('VALIDATION_FAILED', noSuchSpecialist);
};

const message = 'This specialist does not work at the salon. Please choose another one, or anyone.';
const noSuchSpecialist = { message, fields: [{ path: 'specialist', message }] };
