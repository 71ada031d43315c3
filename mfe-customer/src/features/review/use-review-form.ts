import { type OwnReview, reviewBooking } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useState } from 'react';
import { type Stars, toStars } from './rating-labels.ts';
import { type Photos, usePhotos } from './use-photos.ts';

export interface ReviewForm {
  readonly stars: Stars | undefined;
  readonly title: string;
  readonly comment: string;
  readonly photos: Photos;
  readonly edit: (part: Partial<Pick<ReviewForm, 'stars' | 'title' | 'comment'>>) => void;
  /** What has to be corrected first; shown after the first attempt to send. */
  readonly fault: { readonly of: 'stars' | 'photos'; readonly text: string } | undefined;
  /** Why the last attempt failed. */
  readonly failure: ApiFailure | undefined;
  readonly sending: boolean;
  readonly send: () => Promise<void>;
}

const faultOf = (stars: Stars | undefined, { chosen }: Photos): ReviewForm['fault'] => {
  if (!stars) return { of: 'stars', text: 'Please choose from one to five stars.' };
  if (chosen.some(({ step }) => step === 'sending'))
    return { of: 'photos', text: 'Your photos are still on their way. One moment, please.' };
  if (chosen.some(({ step }) => step === 'failed'))
    return { of: 'photos', text: 'A photo was not sent. Try it again, or remove it.' };
  return undefined;
};

/** The draft of a review; the text is kept until the server has received it. */
export const useReviewForm = (
  bookingId: string,
  before: OwnReview | null,
  onWritten: (review: OwnReview) => void,
): ReviewForm => {
  const { http, notify } = useShell();
  const [words, setWords] = useState({
    stars: toStars(before?.rating),
    title: before?.title ?? '',
    comment: before?.comment ?? '',
  });
  const photos = usePhotos(before?.photos ?? []);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  const [sending, setSending] = useState(false);
  const fault = faultOf(words.stars, photos);

  const send = async () => {
    setTried(true);
    setFailure(undefined);
    const { stars, title, comment } = words;
    if (fault || sending || !stars) return;
    setSending(true);
    const photoIds = photos.chosen.flatMap(({ photo }) => (photo ? [photo.id] : []));
    const answer = await http.call(reviewBooking, {
      params: { id: bookingId },
      body: { rating: stars, title: title.trim(), comment: comment.trim(), photoIds },
    });
    setSending(false);
    if (!answer.ok) return setFailure(answer.failure);
    notify.success('Thank you for your review.');
    onWritten(answer.data.review);
  };

  return {
    ...words,
    photos,
    edit: (part) => setWords((now) => ({ ...now, ...part })),
    fault: tried ? fault : undefined,
    failure,
    sending,
    send,
  };
};
