import { screen } from '@testing-library/react';
import { ok, refuse } from '../../testing/fake-api.ts';
import { OFFER, openPanel } from '../../testing/qa-panel.driver.tsx';

test('when the registry does not answer the panel says so, and Retry asks again', async () => {
  const panel = await openPanel({
    overview: refuse(503, 'UNAVAILABLE', { message: 'Later.' }),
  });
  expect(await screen.findByText('The registry did not answer')).toBeVisible();
  expect(screen.getByText('Code: UNAVAILABLE')).toBeVisible();
  panel.answerOverview(ok(OFFER));
  await panel.press('Retry');
  expect(await panel.row('Booking')).toBeVisible();
});
