interface Words {
  readonly rating: number;
  readonly title: string;
  readonly comment: string;
}
interface Said extends Words {
  /** The service of the visit, and the customer. */
  readonly service: string;
  readonly by: string;
  /** The review's text on its first day. */
  readonly before?: Words;
  readonly reply?: string;
}

/** The demo customer has reviewed all visits but her latest, so that one can still be reviewed. */
export const SAID: readonly Said[] = [
  {
    service: 'Haircut and Finish',
    by: 'Meera Nair',
    rating: 5,
    title: 'Exactly the length I asked for',
    comment: 'Latha listened first and cut second. Three weeks later it still falls the way it did that day.',
    reply: 'Thank you, Meera. Your hair did half of the work.',
  },
  {
    service: 'Spa Pedicure',
    by: 'Meera Nair',
    rating: 4,
    title: 'Well worth the hour',
    comment:
      'They began ten minutes late, but then took the whole hour. I wrote three stars at first; my feet disagree.',
    before: { rating: 3, title: 'Began late', comment: 'They began ten minutes late.' },
  },
  {
    service: 'Turmeric Glow Facial',
    by: 'Sravani Rao',
    rating: 5,
    title: 'My skin remembers it',
    comment: 'Gentle, unhurried, and nobody tried to sell me a cream.',
    reply: 'We only sell what you ask for. Thank you, Sravani.',
  },
];
