import { z } from 'zod';

/** The requested part of a list; ten items by default, as at Razorpay. */
export const pageQuery = z.object({
  count: z.coerce
    .number('The count must be a number.')
    .int()
    .min(1)
    .max(100, 'The count may not be over 100.')
    .default(10),
  skip: z.coerce.number('The skip must be a number.').int().min(0).default(0),
});

export const collection = <Item>(items: Item[]): { entity: 'collection'; count: number; items: Item[] } => {
  return { entity: 'collection', count: items.length, items };
};
