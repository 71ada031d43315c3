import { deleteService, type ManagedService } from '@sundara/contracts/api';
import { wordsOf } from '@sundara/contracts/federation';
import { Button, Typography, useShell } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { useState } from 'react';

interface Props {
  readonly service: ManagedService;
  readonly salonId: string | undefined;
  readonly onDeleted: (service: ManagedService) => void;
  readonly onClose: () => void;
}

/** Asks before a service is deleted; closes after the attempt, successful or not (specification 2, section 4). */
export const DeleteServiceDialog = ({ service, salonId, onDeleted, onClose }: Props) => {
  const { http, notify } = useShell();
  const [waiting, setWaiting] = useState(false);
  const remove = async () => {
    setWaiting(true);
    const done = await http.call(deleteService, { params: { id: service.id }, query: { salonId } });
    onClose();
    if (done.ok && done.data.msg === 'Service deleted') {
      notify.success('Service deleted successfully');
      onDeleted(service);
    } else notify.error(done.ok ? done.data.msg : wordsOf(done.failure, 'Failed to delete service'));
  };
  return (
    <SheetFrame
      open
      title="Delete Service"
      waiting={waiting}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={waiting}>
            Cancel
          </Button>
          <Button variant="contained" color="error" loading={waiting} onClick={remove}>
            Delete
          </Button>
        </>
      }
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        Are you sure you want to delete the service "{service.name}"?
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>This action cannot be undone.</Typography>
      {service.bookingCount > 0 && (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          Visits that are booked stay as they were booked.
        </Typography>
      )}
    </SheetFrame>
  );
};
