import { CANCELLATION_RULES } from '@sundara/contracts';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { CancellationRefundPage } from './cancellation-refund.page.tsx';
import { PrivacyPage } from './privacy.page.tsx';
import { ShippingDeliveryPage } from './shipping-delivery.page.tsx';
import { TermsPage } from './terms.page.tsx';

/** The text of a page, with cells and sentences separated. */
const wordsOf = (Page: ComponentType): string => {
  const { container } = render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  return [...container.querySelectorAll('h1, h2, p, li, th, td, [role="note"]')]
    .map((element) => element.textContent)
    .join(' | ');
};

test.each([
  '24 hours or more before the appointment | Full refund',
  'Between 2 and 24 hours before | Half: a 50% fee applies',
  'Under 2 hours before | At the salon’s discretion: the fee may be up to the full amount',
  'You do not come (no-show) | At the salon’s discretion: the fee may be up to the full amount',
  'If the salon cancels, you get a full refund',
  '24 hours or more before | No fee',
  'Refunds take 5 to 7 business days',
  'within 7 days',
  'tell us within 24 hours of its completion',
  'medical documents within 3 days',
  'Monthly subscriptions that are cancelled run until the end of the billing cycle',
  'Annual subscriptions are refunded pro rata',
  'more than 15 minutes late',
  ...CANCELLATION_RULES,
])('cancellation and refund says: %s', (fact) => {
  expect(wordsOf(CancellationRefundPage)).toContain(fact);
});

test.each([
  'Products are not offered on Sundara yet',
  'Locally | 1-3 days',
  'Metro cities | 3-5 days',
  'Other cities | 5-7 days',
  'Remote areas | 7-10 days',
  'Express delivery takes 24-48 hours',
  'Under ₹500 | ₹99',
  'From ₹500 to ₹1000 | ₹49',
  'Above ₹1000 | Free',
  'Express delivery starts at ₹149',
  'Damage must be reported within 48 hours',
  'After two failed delivery attempts the package is returned',
  'Within India only',
])('shipping and delivery says: %s', (fact) => {
  expect(wordsOf(ShippingDeliveryPage)).toContain(fact);
});

test.each([
  'Customer accounts book services',
  'Salon accounts offer services',
  'Admin accounts belong to the platform’s administrators',
  'cancel at least 24 hours ahead',
  'Refunds are sent within 7 days',
  'A late arrival of over 15 minutes may cause a reschedule',
  '₹500 per week or ₹1500 per month',
  'Reviews',
  'Coupons',
])('the terms say: %s', (fact) => {
  expect(wordsOf(TermsPage)).toContain(fact);
});

test('privacy excludes children under 16', () => {
  expect(wordsOf(PrivacyPage)).toContain('Sundara is not for children under 16: they are excluded');
});

test('each page leads to the contact page', () => {
  for (const Page of [TermsPage, PrivacyPage, CancellationRefundPage, ShippingDeliveryPage]) {
    const { unmount } = render(
      <MemoryRouter>
        <Page />
      </MemoryRouter>,
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/contact');
    unmount();
  }
});
