import { formatPhone } from '@sundara/contracts';
import type { CustomerBooking } from '@sundara/contracts/api';
import { Button } from '@sundara/web/core';
import { Phone } from 'lucide-react';
import { telUrl } from './tel-url.ts';

/** The salon's phone number, where nothing more can be done online. */
export const CallButton = ({ salon }: { readonly salon: CustomerBooking['salon'] }) =>
  salon.contact && (
    <Button href={telUrl(salon.contact)} variant="outlined" startIcon={<Phone size={18} aria-hidden />}>
      Call {formatPhone(salon.contact)}
    </Button>
  );
