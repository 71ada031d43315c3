import {
  type AdminService,
  deleteAdminService,
  previewAdminService,
  type Reply,
} from '@sundara/contracts/api';
import { type ApiFailure, wordsOf } from '@sundara/contracts/federation';
import { Box, Button, Skeleton, Typography, useShell } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { Checkbox, FormControlLabel } from '@sundara/web/form';
import { FailedFace } from '@sundara/web/table';
import { useEffect, useState } from 'react';
import { copiesAt } from './copies-text.ts';

interface Props {
  readonly service: AdminService;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Counts the copies at salons first; closes after the attempt, successful or not (specification 2, section 4). */
export const DeleteServiceDialog = ({ service, onDeleted, onClose }: Props) => {
  const { http, notify } = useShell();
  const [counted, setCounted] = useState<Reply<typeof previewAdminService>>();
  const [failure, setFailure] = useState<ApiFailure>();
  const [follow, setFollow] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const { id, name } = service;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    http.call(previewAdminService, { params: { id }, body: { delete: true } }, { signal }).then((answer) => {
      if (signal.aborted) return;
      if (answer.ok) setCounted(answer.data);
      else setFailure(answer.failure);
    });
    return () => controller.abort();
  }, [http, id]);
  const remove = async () => {
    setWaiting(true);
    const copies = follow ? 'follow' : 'keep';
    const done = await http.call(deleteAdminService, { params: { id }, query: { copies } });
    onClose();
    if (done.ok && done.data.msg === 'Service deleted') {
      notify.success('Service deleted successfully');
      onDeleted();
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
          {counted && (
            <Button variant="contained" color="error" loading={waiting} onClick={remove}>
              Delete
            </Button>
          )}
        </>
      }
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        Are you sure you want to delete the service "{name}"?
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>This action cannot be undone.</Typography>
      {failure && <FailedFace title="Failed to fetch service" failure={failure} />}
      {!counted && !failure && (
        <Box role="status" aria-label="Counting copies at salons" sx={{ mt: 2 }}>
          <Skeleton variant="rounded" height={44} />
        </Box>
      )}
      {counted && (
        <Box sx={{ mt: 2 }}>
          <Typography>
            {counted.copies.copies === 0
              ? 'No salon sells a copy of it.'
              : `There are ${copiesAt(counted.copies)}. They stay with their salons, and so do visits that are booked.`}
          </Typography>
          {counted.following.copies > 0 && (
            <FormControlLabel
              sx={{ mt: 1, alignItems: 'flex-start' }}
              control={<Checkbox checked={follow} onChange={(_, on) => setFollow(on)} />}
              label={
                <Box component="span" sx={{ display: 'block', pt: 1.25 }}>
                  Also set {copiesAt(counted.following)} to Inactive: those that their salons have not changed
                </Box>
              }
            />
          )}
        </Box>
      )}
    </SheetFrame>
  );
};
