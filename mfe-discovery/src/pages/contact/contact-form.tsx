import { CONTACT_SUBJECTS, type ContactField } from '@sundara/contracts';
import { Box, Button, NEEDS_SCRIPT, Typography } from '@sundara/web/core';
import { Alert, TextField } from '@sundara/web/form';
import { Send } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { Trap } from '../../features/trap/trap.tsx';
import { SentNote } from './sent-note.tsx';
import { useContactForm } from './use-contact-form.ts';

const half = { gridColumn: { sm: 'span 1' } };
const whole = { gridColumn: '1 / -1' };

interface Props {
  /** The number of the message that was sent last. */
  readonly ticket: string | undefined;
  readonly onSent: (ticket: string) => void;
}

/** A message to Sundara, with its field errors, its states and its ticket number (specification 2, section 2). */
export const ContactFormView = ({ ticket, onSent }: Props) => {
  const { form, errors, sending, problem, edit, send } = useContactForm(onSent);
  const view = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isStuck = problem !== undefined && Object.values(errors).every((error) => !error);
  // The button could not keep the focus while it waited.
  useEffect(() => {
    if (isStuck) button.current?.focus();
  }, [isStuck]);

  const field = (name: ContactField, label: string, longest: number, required = true) => ({
    id: `contact-${name}`,
    name,
    label,
    required,
    value: form[name],
    error: Boolean(errors[name]),
    helperText: errors[name],
    onChange: (event: { target: { value: string } }) => edit(name, event.target.value),
    longest,
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const trap = event.currentTarget.querySelector<HTMLInputElement>('[name="website"]');
    const wrong = await send(trap?.value ?? '');
    if (wrong) view.current?.querySelector<HTMLElement>(`#contact-${wrong}`)?.focus();
  };
  const text = (props: ReturnType<typeof field>, more: object = {}) => {
    const { longest, ...rest } = props;
    return { ...rest, fullWidth: true, slotProps: { htmlInput: { maxLength: longest, ...more } } };
  };
  // It grows by its styles: a height from script would be a style attribute in the server's HTML.
  const message = text(field('message', 'Message', 5000), { rows: 8, type: undefined });
  const { longest: _, ...subject } = field('subject', 'Subject', 40);

  return (
    <Box
      component="form"
      ref={view}
      noValidate
      // Sends nothing by itself: what is typed would stand in the address.
      method="dialog"
      onSubmit={submit}
      aria-label="Send us a message"
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {ticket && !sending && <SentNote ticket={ticket} />}
      <TextField {...text(field('name', 'Full Name', 120), { autoComplete: 'name' })} sx={half} />
      <TextField
        {...text(field('email', 'Email Address', 254), { autoComplete: 'email', inputMode: 'email' })}
        type="email"
        sx={half}
      />
      <TextField
        {...text(field('phone', 'Phone Number', 40, false), { autoComplete: 'tel' })}
        type="tel"
        sx={half}
      />
      <TextField
        {...subject}
        select
        fullWidth
        sx={half}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">Select a subject</option>
        {Object.entries(CONTACT_SUBJECTS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </TextField>
      <TextField
        {...message}
        multiline
        slotProps={{ ...message.slotProps, input: { inputComponent: 'textarea' } }}
        sx={{ ...whole, '& textarea': { fieldSizing: 'content', minHeight: '8lh', maxHeight: '16lh' } }}
      />
      <Trap />
      {/* The space for an error is reserved in advance. */}
      <Box sx={{ ...whole, minHeight: { xs: 112, sm: 52 } }}>
        {problem ? (
          <Alert severity="error">{problem} What you typed is still here.</Alert>
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Fields with a star are needed. We answer by e-mail on working days; what you type stays in this
            tab until it is sent.
          </Typography>
        )}
      </Box>
      <Box sx={{ ...whole, display: 'flex', justifyContent: { sm: 'flex-start' } }}>
        <noscript>
          To send a message from here your browser must run JavaScript. Or write us an e-mail.
        </noscript>
        <Button
          ref={button}
          type="submit"
          variant="contained"
          size="large"
          loading={sending || null}
          loadingPosition="start"
          startIcon={<Send size={18} aria-hidden />}
          sx={{ width: { xs: '100%', sm: 'auto' }, minWidth: 200, ...NEEDS_SCRIPT }}
        >
          {sending ? 'Sending...' : 'Send Message'}
        </Button>
      </Box>
    </Box>
  );
};
