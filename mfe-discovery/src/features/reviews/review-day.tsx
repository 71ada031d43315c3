import { localDateOf } from '@sundara/contracts';
import { dayInWords } from './review-dates.ts';

/** A day at the salon in words, after a dot; nothing for an invalid date. */
export const ReviewDay = ({ date }: { readonly date: string }) => {
  const words = dayInWords(date);
  return (
    words && (
      <>
        {' · '}
        <time dateTime={localDateOf(new Date(date))}>{words}</time>
      </>
    )
  );
};
