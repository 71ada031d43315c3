const TEMPLATE = [
  {
    category: 'Hair Care',
    services: [
      {
        name: 'Haircut and Finish',
        description: 'Consultation, wash, cut and blow-dry.',
        price: 550,
        duration: 45,
        specializations: ['Hair', 'Haircut'],
        status: 'Active',
        discountPercent: 0,
        buffer: 5,
      },
      { name: 'Beard Trim and Shape', category: 'Beard', price: 199.5, duration: 20 },
    ],
  },
  {
    category: 'Massage',
    services: [{ name: 'Foot Reflexology', price: 900, duration: 45, specializations: ['Feet'] }],
  },
];

/** Saves a sample import file: groups with a category, and all fields of a service. */
export const saveTemplate = (): void => {
  const file = new Blob([`${JSON.stringify(TEMPLATE, null, 2)}\n`], { type: 'application/json' });
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: 'services-template.json' });
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(href);
};
