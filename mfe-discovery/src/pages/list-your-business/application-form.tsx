import { Box, Button, NEEDS_SCRIPT, Typography } from '@sundara/web/core';
import { FormSections, FormTrouble } from '@sundara/web/fields';
import { Send } from 'lucide-react';
import type { FormEvent } from 'react';
import { Trap } from '../../features/trap/trap.tsx';
import { LOCALITIES_ID } from './application-fields.tsx';
import { useApplicationForm } from './use-application-form.ts';

const SECTIONS = [
  { title: 'Your salon', fields: ['salonName', 'sublocality', 'contactNumber', 'street'] },
  { title: 'You', fields: ['ownerName', 'phone', 'email'] },
];

interface Props {
  readonly localities: readonly string[];
  readonly onSent: () => void;
}

/** What a salon that asks to be listed fills in. */
export const ApplicationForm = ({ localities, onSent }: Props) => {
  const { form, view } = useApplicationForm(onSent);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <Box
      component="form"
      ref={view}
      noValidate
      // Sends nothing by itself: what is typed would stand in the address.
      method="dialog"
      onSubmit={submit}
      aria-label="Apply to be listed"
    >
      <datalist id={LOCALITIES_ID}>
        {localities.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <FormSections form={form} sections={SECTIONS} />
      <Trap />
      <Box sx={{ mt: 3 }}>
        <FormTrouble>{form.problem}</FormTrouble>
        <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
          All fields are needed. We use them only to answer you and to prepare your page.
        </Typography>
        <noscript>To apply from here your browser must run JavaScript. Or write us an e-mail.</noscript>
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={form.sending || null}
          loadingPosition="start"
          startIcon={<Send size={18} aria-hidden />}
          sx={{ width: { xs: '100%', sm: 'auto' }, minWidth: 200, ...NEEDS_SCRIPT }}
        >
          {form.sending ? 'Sending...' : 'Apply'}
        </Button>
      </Box>
    </Box>
  );
};
