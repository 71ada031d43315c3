import { Box, Button, useShell } from '@sundara/web/core';
import { Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { FormPage } from '../../features/form-page/form-page.tsx';
import { ContactAside } from './contact-aside.tsx';
import { ContactFormView } from './contact-form.tsx';
import { QuickAnswers } from './quick-answers.tsx';

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
    <FormPage
      title="Contact us"
      lead="A question, a wish, something that went wrong: write to us, a person answers."
      ways={<NearestWays />}
      aside={<ContactAside />}
      after={<QuickAnswers />}
    >
      {/* After a message a new form appears below its number, so that nothing in view moves. */}
      <ContactFormView key={ticket ?? ''} ticket={ticket} onSent={setTicket} />
    </FormPage>
  );
};
