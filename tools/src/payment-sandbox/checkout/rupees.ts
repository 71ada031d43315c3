const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Paise as rupees, grouped the Indian way: 12345650 is `₹1,23,456.50`, 149900 is `₹1,499`. */
export const formatRupees = (paise: number): string => {
  return rupees.format(paise / 100);
};
