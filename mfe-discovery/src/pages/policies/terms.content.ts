import type { DocumentContent } from '../../features/document/document-content.ts';

/** What binds both sides (specification 2, sections 2 and 9). */
export const TERMS: DocumentContent = {
  title: 'Terms of Use',
  lead: 'What you can expect of us and what we expect of you, in words that one can read.',
  changed: '2026-11-21',
  sections: [
    {
      id: 'who-we-are',
      title: 'What Sundara is',
      blocks: [
        'Sundara is a marketplace for beauty and wellness salons in Hyderabad. You find a salon here, choose services and a time, and pay. The service itself is given by the salon: your agreement about it is with the salon, and we see to the booking and the payment.',
        'By using Sundara you agree to these terms. If you do not agree, please do not use it.',
      ],
    },
    {
      id: 'accounts',
      title: 'Accounts',
      blocks: [
        'Looking around needs no account. There are three kinds:',
        {
          list: [
            'Customer accounts book services and manage their own bookings.',
            'Salon accounts offer services: they keep the salon’s profile, its services, its hours and its bookings. We open them together with the salon.',
            'Admin accounts belong to the platform’s administrators, who run the marketplace and help where something went wrong.',
          ],
        },
        'Tell us the truth about who you are, keep your password to yourself, and tell us when somebody else has used your account. You must be at least 16 years old.',
      ],
    },
    {
      id: 'booking',
      title: 'Booking and prices',
      blocks: [
        'Salons set the prices of their services. From the first service that you choose we show the whole price: the services, our discount, the convenience fee and the tax on it. What stands there is what you pay. All prices are in Indian rupees.',
        'When you go on to pay, your time is held for you for 10 minutes. It is yours once the payment is confirmed; you get a confirmation by e-mail. If the payment comes too late and the time has gone, you get everything back.',
        'Payments are taken by a payment gateway. We never see or store your card number.',
      ],
    },
    {
      id: 'cancelling',
      title: 'Cancelling, moving, coming late',
      blocks: [
        'Please cancel at least 24 hours ahead: then you get a full refund. Between 2 and 24 hours before there is a 50% fee; under 2 hours before, or if you do not come, the fee may be up to the full amount, at the salon’s discretion. Refunds are sent within 7 days.',
        'A late arrival of over 15 minutes may cause a reschedule. The whole of it is told under [Cancellation & Refund](/cancellation-refund).',
      ],
    },
    {
      id: 'reviews',
      title: 'Reviews',
      blocks: [
        'Whoever has had a visit through Sundara may review it. Write what you lived through, fairly and without insults. We do not edit reviews and do not sell places; we take down what breaks the law or names private persons.',
      ],
    },
    {
      id: 'salons',
      title: 'For salons',
      blocks: [
        'A salon answers for what it offers: that it may offer it, that prices and times are right, and that bookings are kept. Salons pay for their place by subscription, ₹500 per week or ₹1500 per month. A monthly subscription that is cancelled runs until the end of the billing cycle; an annual one is refunded pro rata.',
      ],
    },
    {
      id: 'products-and-coupons',
      title: 'Products and coupons',
      blocks: [
        'Partner salons may sell products, which are then shipped to you: see [Shipping & Delivery](/shipping-delivery). Coupons, where there are any, name what they are good for and until when; they can’t be paid out.',
        { note: 'Neither products nor coupons are offered on Sundara yet.' },
      ],
    },
    {
      id: 'fair-use',
      title: 'What is not allowed',
      blocks: [
        {
          list: [
            'bookings that are not meant, or made to keep others away from a time',
            'reviews of visits that did not take place',
            'using other people’s accounts or cards',
            'reading out the marketplace by machine in a way that harms it, or trying to break into it',
          ],
        },
        'Whoever does so may lose the account.',
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      blocks: [
        'We run the marketplace with care and answer for what we ourselves do. For the service at the salon the salon answers. Nothing here takes away rights that the law gives you as a consumer.',
        'If a service was not right, tell us within 24 hours of its completion, and we help to settle it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and law',
      blocks: [
        'When these terms change, the new ones stand here with their date; a booking follows the terms of the day on which it was made. Indian law applies, and the courts in Hyderabad, Telangana decide.',
        'Questions? [Write to us](/contact).',
      ],
    },
  ],
};
