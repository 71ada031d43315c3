import { paiseOf } from '@sundara/contracts';
import { REQUIRED_FIELDS, type SERVICE_STATUSES, type ServiceCategory } from '@sundara/contracts/api';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { services } from '../salons/salons.tables.ts';

export type ServiceRow = typeof services.$inferSelect;

/** The values of a service that a salon sets, as the database stores them: paise, minutes. */
export type ServiceValues = Pick<
  ServiceRow,
  | 'name'
  | 'description'
  | 'pricePaise'
  | 'discountPercent'
  | 'durationMinutes'
  | 'bufferMinutes'
  | 'specializations'
  | 'isActive'
> & { readonly category: ServiceCategory };

/** A service of a catalogue, as an import compares it; its category may be from another list. */
export type CataloguedService = Pick<ServiceRow, keyof ServiceValues>;

/** The same as input: rupees; omitted fields are undefined. */
export interface WrittenService {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly category?: ServiceCategory | undefined;
  readonly price?: number | undefined;
  readonly basePrice?: number | undefined;
  readonly duration?: number | undefined;
  readonly specializations?: readonly string[] | undefined;
  readonly status?: (typeof SERVICE_STATUSES)[number] | undefined;
  readonly discountPercent?: number | undefined;
  readonly buffer?: number | undefined;
}

/**
 * The price under either of its two names (resolutions E3), in paise; undefined if neither is given.
 * @throws RangeError when they differ
 */
export const priceOf = ({ price, basePrice }: Pick<WrittenService, 'price' | 'basePrice'>) => {
  if (price !== undefined && basePrice !== undefined && paiseOf(price) !== paiseOf(basePrice))
    throw new RangeError('price and basePrice are one; they may not differ');
  const rupees = price ?? basePrice;
  return rupees === undefined ? undefined : paiseOf(rupees);
};

/** Removes duplicates, ignoring case; keeps the first spelling. */
export const withoutRepeats = (specializations: readonly string[]): string[] => {
  const seen = new Set<string>();
  return specializations.filter((each) => {
    const key = each.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
};

/**
 * The given fields of a service, as the database stores them.
 * @throws ApiError VALIDATION_FAILED when price and basePrice differ
 */
export const valuesOf = (written: WrittenService): Partial<ServiceValues> => {
  const { name, description, category, duration, specializations, status, discountPercent, buffer } = written;
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(category !== undefined && { category }),
    ...pricePart(written),
    ...(discountPercent !== undefined && { discountPercent }),
    ...(duration !== undefined && { durationMinutes: duration }),
    ...(buffer !== undefined && { bufferMinutes: buffer }),
    ...(specializations !== undefined && { specializations: withoutRepeats(specializations) }),
    ...(status !== undefined && { isActive: status === 'Active' }),
  };
};

const pricePart = (written: WrittenService): Pick<Partial<ServiceValues>, 'pricePaise'> => {
  try {
    const pricePaise = priceOf(written);
    return pricePaise === undefined ? {} : { pricePaise };
  } catch (error) {
    if (error instanceof RangeError) throw wrongPrice(`${error.message}.`);
    throw error;
  }
};

/** @throws ApiError VALIDATION_FAILED when there is no price */
export const requirePrice = (pricePaise: number | undefined): number => {
  if (pricePaise === undefined) throw wrongPrice(REQUIRED_FIELDS);
  return pricePaise;
};

const wrongPrice = (message: string) =>
  new ApiError('VALIDATION_FAILED', { message, fields: [{ path: 'price', message }] });
