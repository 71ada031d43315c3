import { Box, Button, Container, Typography, useShell } from '@sundara/web/core';
import { Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { ContactAside } from './contact-aside.tsx';
import { ContactFormView } from './contact-form.tsx';

/** On a phone a call or a mail is nearer than the form; the other ways stand below it. */
const NearestWays = () => {
  const { phone, email } = useShell().config.contact;
  return (
    <Box sx={{ mt: 2.5, display: { xs: 'flex', md: 'none' }, flexWrap: 'wrap', gap: 1 }}>
      <Button
        href={`tel:${phone.replaceAll(' ', '')}`}
        variant="outlined"
        startIcon={<Phone size={18} aria-hidden />}
      >
        Call us
      </Button>
      <Button href={`mailto:${email}`} variant="outlined" startIcon={<Mail size={18} aria-hidden />}>
        Send an e-mail
      </Button>
    </Box>
  );
};

/** /contact: a message to Sundara, and the other ways to reach it (specification 2, section 2). */
export const ContactPage = () => {
  const [ticket, setTicket] = useState<string>();
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 4, md: 7 } }}>
      <Box component="header" sx={{ maxWidth: '46rem', mb: { xs: 3, md: 5 } }}>
        <Typography variant="h1">Contact us</Typography>
        <Typography sx={{ mt: 1.5, fontSize: '1.2rem', color: 'text.secondary' }}>
          A question, a wish, something that went wrong: write to us, a person answers.
        </Typography>
        <NearestWays />
      </Box>
      {/* After a message a new form appears below its number, so that nothing in view moves. */}
      <Box
        key={ticket ?? ''}
        sx={{
          display: 'grid',
          gap: { xs: 5, md: 8 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
        }}
      >
        <Box
          sx={{
            p: { xs: 2, sm: 4 },
            borderRadius: 1.5,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            boxShadow: '0 12px 40px rgb(42 28 20 / 6%)',
          }}
        >
          <ContactFormView ticket={ticket} onSent={setTicket} />
        </Box>
        <ContactAside />
      </Box>
    </Container>
  );
};
