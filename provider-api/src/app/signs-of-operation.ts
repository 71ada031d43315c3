interface Given {
  readonly SITE_HOSTS?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly RAZORPAY_KEY_ID: string;
}

/** The names of those settings that tell that others use this site: its host names, real mails, a key for real money. */
export const signsOfOperation = ({ SITE_HOSTS, SMTP_URL, RAZORPAY_KEY_ID }: Given): readonly string[] => {
  const signs = { SITE_HOSTS, SMTP_URL, RAZORPAY_KEY_ID: !RAZORPAY_KEY_ID.startsWith('rzp_test_') };
  return Object.entries(signs).flatMap(([name, value]) => (value ? [name] : []));
};
