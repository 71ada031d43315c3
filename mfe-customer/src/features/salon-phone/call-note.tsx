import { formatPhone } from '@sundara/contracts';
import type { CustomerBooking } from '@sundara/contracts/api';
import { Link, Typography } from '@sundara/web/core';
import { telUrl } from './tel-url.ts';

interface Props {
  readonly salon: Pick<CustomerBooking['salon'], 'contact'>;
  /** Colours, if they differ from the page's. */
  readonly color?: string;
  readonly linkColor?: string;
}

/** Too late to be moved online: the salon itself may still do it (resolutions M9). */
export const CallNote = ({ salon: { contact }, color = 'text.secondary', linkColor }: Props) => (
  <Typography variant="body2" sx={{ color }}>
    This visit can no longer be moved here
    {contact ? (
      <>
        . Call the salon:{' '}
        <Link
          href={telUrl(contact)}
          sx={{ whiteSpace: 'nowrap', ...(linkColor !== undefined && { color: linkColor }) }}
        >
          {formatPhone(contact)}
        </Link>
      </>
    ) : (
      '; the salon can help.'
    )}
  </Typography>
);
