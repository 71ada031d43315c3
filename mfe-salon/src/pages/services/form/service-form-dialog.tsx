import { addService, type ManagedService, updateService } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { startOf } from '@sundara/web/fields';
import { salonServiceFields as fields, ServiceForm, useServiceForm } from '@sundara/web/service';

export interface ServiceFormProps {
  readonly open: boolean;
  /** Undefined for a new one. */
  readonly service: ManagedService | undefined;
  readonly salonId: string | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Adds a service of a salon, or changes one. */
export const ServiceFormDialog = ({ open, service, salonId, onSaved, onClose }: ServiceFormProps) => {
  const { http } = useShell();
  const isNew = !service;
  const query = { salonId };
  const form = useServiceForm({
    ...{ fields, start: startOf(fields, service), salonId, isNew, onSaved, onClose },
    operation: service ? updateService : addService,
    send: async (bodyFor) =>
      service
        ? http.call(updateService, { params: { id: service.id }, query, body: bodyFor(updateService) })
        : http.call(addService, { query, body: bodyFor(addService) }),
  });
  return <ServiceForm open={open} isNew={isNew} form={form} onClose={onClose} />;
};
