import { Box, Button, EmptyFace } from '@sundara/web/core';
import { AreaPage } from '@sundara/web/frame';
import { Link } from '@sundara/web/router';
import { Store } from 'lucide-react';

/** For an owner whose salon was deleted, or not assigned yet. */
export const NoSalonPage = () => (
  <AreaPage title="Your salon">
    <EmptyFace
      icon={<Store size={40} strokeWidth={1.25} aria-hidden />}
      title="No salon belongs to your account"
    >
      It was deleted, or it is not assigned to you yet. If it was deleted, we sent you a mail about it. We are
      glad to help with either.
      <Box sx={{ mt: 2 }}>
        <Button component={Link} to="/contact" variant="contained">
          Ask us
        </Button>
      </Box>
    </EmptyFace>
  </AreaPage>
);
