import type { ManagedService } from '@sundara/contracts/api';
import { TextField } from '@sundara/web/form';
import { ServiceForm, unit } from '@sundara/web/service';
import { useServiceForm } from './use-service-form.ts';

export interface ServiceFormProps {
  readonly open: boolean;
  /** Undefined for a new one. */
  readonly service: ManagedService | undefined;
  readonly salonId: string | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Adds a service, or changes one; a salon's service also has a discount and time to tidy up. */
export const ServiceFormDialog = ({ open, onClose, ...of }: ServiceFormProps) => {
  const { form, save } = useServiceForm({ ...of, onClose });
  const { discountPercent, buffer } = form.errors;
  return (
    <ServiceForm
      open={open}
      isNew={!of.service}
      form={form}
      onSave={save}
      onClose={onClose}
      folder="salon_services"
      salonId={of.salonId}
      more={(field) => (
        <>
          <TextField
            label="Discount"
            {...field('discountPercent')}
            helperText={discountPercent ?? 'Shown as ‘20% Off’'}
            slotProps={unit('%')}
          />
          <TextField
            label="Tidying up afterwards"
            {...field('buffer')}
            helperText={buffer ?? 'Nobody is booked meanwhile'}
            slotProps={unit('mins')}
          />
        </>
      )}
    />
  );
};
