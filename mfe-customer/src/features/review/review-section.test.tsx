import type { CustomerBookingDetail, OwnReview } from '@sundara/contracts/api';
import { ShellProvider } from '@sundara/web/core';
import { answered, fakeProvider, fakeShell, refused, unreachable } from '@sundara/web/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBookingDetail } from '../../testing/booking-detail.builder.ts';
import { ReviewSection } from './review-section.tsx';

const MAY = { cancel: false, reschedule: false, rebook: true, review: true, dispute: false };
const MAY_NOT = { ...MAY, review: false };
const AT = '2026-11-21T16:00:00+05:30';
const aPhoto = (id: string) => ({
  ...{ id, url: `/api/uploads/review-photos/${id}.webp`, alt: 'Photo by Asha R.' },
  ...{ placeholder: 'data:,', ratio: 1.5 },
});
const aReview = (own: Partial<OwnReview> = {}): OwnReview => ({
  ...{ id: 'r1', rating: 4, title: 'Lovely', comment: 'They took their time.', photos: [] },
  ...{ createdAt: AT, updatedAt: AT, history: [], reply: null, hidden: null, ...own },
});

type Answers = Parameters<typeof fakeProvider>[0];

const show = (own: Partial<CustomerBookingDetail>, answers: Answers = {}) => {
  const { http, urls } = fakeProvider(answers);
  const sent: unknown[] = [];
  const call: typeof http.call = (operation, input, options) => {
    sent.push(input);
    return http.call(operation, input, options);
  };
  const onChanged = jest.fn();
  const info = jest.fn();
  const notify = { success: () => {}, error: () => {}, info };
  const booking = aBookingDetail({ status: 'completed', can: MAY, ...own });
  render(
    <ShellProvider shell={fakeShell({ http: { call }, notify })}>
      <ReviewSection booking={booking} onChanged={onChanged} />
    </ShellProvider>,
  );
  return { urls, sent, onChanged, info };
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const write = (field: string, value: string) =>
  fireEvent.change(screen.getByLabelText(field), { target: { value } });
const choose = (...names: string[]) =>
  fireEvent.change(screen.getByTestId('photo-input'), {
    target: { files: names.map((name) => new File(['x'], name, { type: 'image/jpeg' })) },
  });

test('there is nothing where nobody can review', () => {
  show({ can: MAY_NOT });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('stars are a radio group with a word for each, which arrow keys go through', async () => {
  show({});
  const group = screen.getByRole('group', { name: 'Your rating' });
  await userEvent.click(within(group).getByRole('radio', { name: '3 stars: Good' }));
  expect(within(group).getByText('Good')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  expect(within(group).getByRole('radio', { name: '4 stars: Very good' })).toBeChecked();
});

test('a review is sent with its words and photos, and then stands there', async () => {
  const review = aReview({ photos: [aPhoto('p1')] });
  const { sent, onChanged } = show(
    {},
    {
      'customer.uploadReviewPhoto': [answered({ photo: aPhoto('p1') })],
      'customer.review': [answered({ review })],
    },
  );
  await userEvent.click(screen.getByRole('radio', { name: '4 stars: Very good' }));
  write('Title', 'Lovely');
  write('Your words', 'They took their time.');
  expect(screen.getByText('21 of 2000')).toBeInTheDocument();
  choose('hair.jpg');
  await waitFor(() => expect(screen.queryByText('Sending…')).not.toBeInTheDocument());
  await press('Send review');
  expect(sent.at(-1)).toEqual({
    params: { id: 'b1' },
    body: { rating: 4, title: 'Lovely', comment: 'They took their time.', photoIds: ['p1'] },
  });
  expect(await screen.findByRole('heading', { name: 'Your review' })).toHaveFocus();
  expect(screen.getByText('Rated 4 of 5')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Photo 1 of 1/ })).toBeInTheDocument();
  expect(onChanged).toHaveBeenCalledTimes(1);
});

test('what was typed is kept when sending fails, and goes out with the next attempt', async () => {
  const { sent } = show({}, { 'customer.review': [unreachable, answered({ review: aReview() })] });
  await userEvent.click(screen.getByRole('radio', { name: '5 stars: Excellent' }));
  write('Your words', 'Calm and clean.');
  await press('Send review');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /What you wrote is still here\.\s*Nobody answered\./,
  );
  expect(screen.getByLabelText('Your words')).toHaveValue('Calm and clean.');
  await press('Send again');
  expect(await screen.findByRole('heading', { name: 'Your review' })).toBeVisible();
  expect(sent.at(-1)).toEqual(sent.at(-2));
});

test('each photo fails for itself, with Retry and Remove, and a review does not go without it unnoticed', async () => {
  const { urls } = show(
    {},
    {
      'customer.uploadReviewPhoto': [
        refused('UPLOAD_REFUSED'),
        answered({ photo: aPhoto('p2') }),
        unreachable,
        answered({ photo: aPhoto('p1') }),
      ],
    },
  );
  await userEvent.click(screen.getByRole('radio', { name: '5 stars: Excellent' }));
  choose('notes.txt', 'hair.jpg');
  expect(await screen.findByText('This file is not a picture that we can read.')).toBeVisible();
  await press('Send review');
  expect(screen.getByText('A photo was not sent. Try it again, or remove it.')).toBeVisible();
  expect(urls).toHaveLength(2);
  await press('Retry photo 1');
  // The button that had the focus is gone.
  expect(screen.getByRole('button', { name: 'Add photos' })).toHaveFocus();
  expect(await screen.findByText('Nobody answered.')).toBeVisible();
  await press('Retry photo 1');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Retry/ })).not.toBeInTheDocument());
  await press('Remove photo 2');
  expect(screen.queryByRole('button', { name: 'Remove photo 2' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add photos' })).toHaveFocus();
});

test('there are four photos at most, and the button says so', async () => {
  const { info } = show({}, { 'customer.uploadReviewPhoto': [answered({ photo: aPhoto('p1') })] });
  await userEvent.click(screen.getByRole('radio', { name: '5 stars: Excellent' }));
  choose('1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg');
  expect(await screen.findByRole('button', { name: '4 photos, the most there can be' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(4);
  expect(info).toHaveBeenCalledWith('A review has 4 photos at most; the first were taken.');
});

test('a review is written anew from what stands there, and can be left as it was', async () => {
  const review = aReview({ photos: [aPhoto('p1')] });
  const again = { ...review, rating: 2, updatedAt: '2026-11-22T16:00:00+05:30' };
  const { sent } = show({ review }, { 'customer.review': [answered({ review: again })] });
  await press('Edit your review');
  expect(screen.getByRole('radio', { name: '4 stars: Very good' })).toHaveFocus();
  expect(screen.getByLabelText('Title')).toHaveValue('Lovely');
  await press('Keep it as it was');
  expect(sent).toEqual([]);
  await press('Edit your review');
  await userEvent.click(screen.getByRole('radio', { name: '2 stars: Fair' }));
  await press('Save the changes');
  expect(await screen.findByText('Rated 2 of 5')).toBeInTheDocument();
  expect(sent).toEqual([expect.objectContaining({ body: expect.objectContaining({ photoIds: ['p1'] }) })]);
});

test("earlier versions are in a disclosure, and the salon's answer stands below; a dispute leaves no Edit", () => {
  const history = [{ rating: 3, title: 'Began late', comment: '', writtenAt: AT }];
  const reply = { text: 'Come again.', at: AT };
  show({ can: MAY_NOT, review: aReview({ history, reply }) });
  expect(screen.getByText('An earlier version')).toBeVisible();
  expect(screen.getByText('Began late')).not.toBeVisible();
  expect(screen.getByText('Marigold Room answered')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Edit/ })).not.toBeInTheDocument();
});

test('sending without stars asks for them', async () => {
  show({ review: null });
  fireEvent.submit(screen.getByRole('form', { name: 'Your review' }));
  expect(await screen.findByText('Please choose from one to five stars.')).toBeVisible();
});

test('a hidden review says why, shows blurred photos alone, and can be written anew', async () => {
  const hidden = {
    ...{ at: '2026-11-23T12:00:00+05:30', reason: 'personal', words: 'A phone number stands in it.' },
    reasonText: 'It tells personal details of somebody.',
  };
  show({ review: aReview({ photos: [aPhoto('p1')], hidden }) });
  expect(screen.getByText(/It tells personal details/)).toHaveTextContent(
    'Hidden since Mon, 23 Nov, 12:00 pm. It tells personal details of somebody.',
  );
  expect(screen.getByText('“A phone number stands in it.”')).toBeVisible();
  expect(screen.getByText(/it stays hidden until we have looked at it again/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Photo 1 of 1, hidden' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Photo/ })).not.toBeInTheDocument();
  await press('Edit your review');
  expect(screen.getByLabelText('Title')).toHaveValue('Lovely');
});
