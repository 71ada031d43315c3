import { Box, Link, Typography, visuallyHidden } from '@sundara/web/core';
import { Checkbox, FormControlLabel } from '@sundara/web/form';
import { useEffect, useId, useRef } from 'react';

/** Message of specification 1, section 5. */
const AGREE = 'Please agree to the terms and conditions';

interface Props {
  readonly agreed: boolean;
  /** How often the customer tried to continue without agreeing. */
  readonly missed: number;
  readonly onChange: (agreed: boolean) => void;
}

/** A policy in a new tab, so that nothing here is lost. */
const Policy = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} target="_blank" rel="noopener" underline="always">
    {children}
    <Box component="span" sx={visuallyHidden}>
      {' '}
      (opens in a new tab)
    </Box>
  </Link>
);

/** The consent, never pre-ticked, above the button. If it is missing, the box takes the focus and shows an error. */
export const TermsBox = ({ agreed, missed, onChange }: Props) => {
  const reason = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (missed > 0) box.current?.focus();
  }, [missed]);
  return (
    <Box sx={{ mb: 0.75 }}>
      <FormControlLabel
        sx={{ mr: 0, minHeight: 44 }}
        control={
          <Checkbox
            checked={agreed}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{
              input: {
                ref: box,
                'aria-invalid': missed > 0,
                ...(missed > 0 && { 'aria-describedby': reason }),
              },
            }}
            sx={{ my: -1.25, p: 1.25, ...(missed > 0 && { color: 'error.main' }) }}
          />
        }
        label={
          <Typography variant="body2">
            I agree to the <Policy href="/terms">terms and conditions</Policy> and to the{' '}
            <Policy href="/cancellation-refund">rules for cancelling</Policy>.
          </Typography>
        }
      />
      {missed > 0 && (
        <Typography id={reason} variant="body2" sx={{ ml: 4, color: 'error.main' }}>
          {AGREE}
        </Typography>
      )}
    </Box>
  );
};
