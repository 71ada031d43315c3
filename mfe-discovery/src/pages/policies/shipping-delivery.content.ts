import type { DocumentContent } from '../../features/document/document-content.ts';

/** The policy of specification 2, section 9, with the note of resolutions S22. */
export const SHIPPING_DELIVERY: DocumentContent = {
  title: 'Shipping & Delivery',
  lead: 'How products of our partner salons will travel to you, what that costs and how long it takes.',
  changed: '2026-11-21',
  sections: [
    {
      id: 'not-yet',
      title: 'Before you read on',
      blocks: [
        {
          note: 'Products are not offered on Sundara yet: today you book visits, and nothing is shipped. These rules will apply from the day on which salons sell products here.',
        },
      ],
    },
    {
      id: 'times',
      title: 'Delivery times',
      blocks: [
        {
          table: {
            caption: 'Standard delivery',
            columns: ['Where to', 'Days'],
            rows: [
              ['Locally', '1-3 days'],
              ['Metro cities', '3-5 days'],
              ['Other cities', '5-7 days'],
              ['Remote areas', '7-10 days'],
            ],
          },
        },
        'Express delivery takes 24-48 hours, where it is offered.',
      ],
    },
    {
      id: 'charges',
      title: 'What shipping costs',
      blocks: [
        {
          table: {
            caption: 'Standard delivery',
            columns: ['Your order', 'You pay'],
            rows: [
              ['Under ₹500', '₹99'],
              ['From ₹500 to ₹1000', '₹49'],
              ['Above ₹1000', 'Free'],
            ],
          },
        },
        'Express delivery starts at ₹149. The charge stands in your basket before you pay.',
      ],
    },
    {
      id: 'where',
      title: 'Where we deliver',
      blocks: ['Within India only.'],
    },
    {
      id: 'attempts',
      title: 'If nobody is at home',
      blocks: [
        'The carrier tries twice. After two failed delivery attempts the package is returned to the salon, and we get in touch with you about what happens next.',
      ],
    },
    {
      id: 'damage',
      title: 'If something arrives damaged',
      blocks: [
        'Damage must be reported within 48 hours of delivery. [Send us a message](/contact) with your order number; a photograph of the package and of the product helps.',
      ],
    },
    {
      id: 'sellers',
      title: 'Who sells',
      blocks: [
        'Products are sold and packed by the partner salon that offers them. Sundara passes on the order, the payment and your questions. What comes back when a visit is cancelled is told under [Cancellation & Refund](/cancellation-refund).',
      ],
    },
  ],
};
