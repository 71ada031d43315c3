let applicants = 0;

/** A form as the page sends it, of an applicant of their own. */
export const applicationForm = (change: Readonly<Record<string, unknown>> = {}) => {
  applicants += 1;
  return {
    salonName: 'Neem Court',
    sublocality: 'Madhapur',
    street: '12 Inner Road',
    contactNumber: '98480 55501',
    ownerName: 'Asha Rao',
    email: `asha-${applicants}@applicants.example`,
    phone: '+91 90000 00001',
    ...change,
  };
};

/** Another network each time. */
export const nextNetwork = (): string => {
  applicants += 1;
  return `203.0.${applicants >> 8}.${applicants & 255}`;
};
