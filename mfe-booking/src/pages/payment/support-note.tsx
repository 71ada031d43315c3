import { Box, Link, Typography, useShell } from '@sundara/web/core';

/** Whom to contact, with the order's number prefilled. */
export const SupportNote = ({ orderId }: { orderId: string }) => {
  const { phone, email } = useShell().config.contact;
  const subject = encodeURIComponent(`Payment ${orderId}`);
  return (
    <Box
      component="aside"
      aria-labelledby="payment-help"
      sx={{ mt: { xs: 4, md: 6 }, pt: 3, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}
    >
      <Typography variant="h4" component="h2" id="payment-help" sx={{ color: 'text.primary' }}>
        Something not right?
      </Typography>
      <Typography sx={{ mt: 0.5 }}>
        Write to{' '}
        <Link href={`mailto:${email}?subject=${subject}`} sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Link>{' '}
        or call{' '}
        <Link href={`tel:${phone.replaceAll(' ', '')}`} sx={{ whiteSpace: 'nowrap' }}>
          {phone}
        </Link>
        , and name the order above. Nothing is booked or paid twice meanwhile.
      </Typography>
    </Box>
  );
};
