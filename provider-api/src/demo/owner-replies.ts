import { addMinutes } from '@sundara/contracts';
import { type Random, seededRandom } from './random.ts';

const THANKS = [
  'Thank you, this made our morning. See you soon.',
  'So kind of you. We have read it out to everybody at tea.',
  'It was a pleasure to have you here. Come back any time.',
  'Thank you for taking the time to write. We will keep your chair warm.',
];
const MORE = [
  'Thank you. We have noted it, and it will be better next time.',
  'Fair enough, and thank you for saying so. We are working on it.',
];
const SORRY = [
  'We are sorry, that is not how a visit here should be. Please call us, we would like to put it right.',
  'Thank you for being honest. We have talked about it in the team, and your next visit begins on time.',
];

const replyTo = (rating: number, random: Random): string =>
  random.pick(rating === 5 ? THANKS : rating >= 3 ? MORE : SORRY);

/** Adds the owner's replies to some of a salon's reviews, within a day; low ratings get replies more often. */
export const withReplies = <R extends { readonly rating: number; readonly createdAt: Date }>(
  salon: string,
  said: readonly R[],
): (R & { readonly reply?: string; readonly repliedAt?: Date })[] => {
  // A random source of its own, so that the rest of the salon stays the same.
  const random = seededRandom(`replies ${salon}`);
  return said.map((review) => {
    if (!random.chance(review.rating <= 3 ? 0.7 : 0.25)) return review;
    const repliedAt = addMinutes(review.createdAt, random.between(60, 20 * 60));
    return { ...review, reply: replyTo(review.rating, random), repliedAt };
  });
};
