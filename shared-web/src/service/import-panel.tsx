import { Box, Button, IconButton, Paper, Typography } from '@sundara/web/core';
import { LinearProgress } from '@sundara/web/detail';
import { Alert } from '@sundara/web/form';
import { useBusy } from '@sundara/web/upload';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ImportChoice } from './import-choice.tsx';
import { ImportRows } from './import-rows.tsx';
import { useImport } from './use-import.ts';

interface Props {
  /** Undefined for an owner's own salon, and for the central catalogue when an admin imports. */
  readonly salonId: string | undefined;
  /** What the person has to know before importing. */
  readonly note?: ReactNode;
  readonly onImported: () => void;
  readonly onClose: () => void;
  /** Called while services are written: the panel must not be closed then. */
  readonly onWriting: (writing: boolean) => void;
}

const servicesOf = (count: number): string => `${count} ${count === 1 ? 'service' : 'services'}`;

/** Imports services from a file: first a preview, then all of them or none are written (resolutions S14). */
export const ImportPanel = ({ salonId, note, onImported, onClose, onWriting }: Props) => {
  const id = useId();
  const { step, trouble, pasted, setPasted, take, write, again } = useImport(salonId, onImported);
  useBusy(step.is === 'writing', onWriting);
  const plan = step.is === 'checked' || step.is === 'writing' ? step.plan : undefined;
  const count = plan ? plan.counts.added + plan.counts.updated : 0;
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 2.5 }, mb: 2.5, border: 1, borderColor: 'divider', borderRadius: 1.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ flex: 1 }}>
          Bulk Import
        </Typography>
        <IconButton aria-label="Close the import" onClick={onClose} disabled={step.is === 'writing'}>
          <X size={20} aria-hidden />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {note}
        <Box aria-live="polite" sx={{ display: 'grid', gap: 2, '&:empty': { display: 'none' } }}>
          {trouble && <Alert severity="error">{trouble}</Alert>}
          {plan && plan.counts.refused > 0 && (
            <Alert severity="warning">
              {plan.counts.refused === 1 ? 'One service has' : `${plan.counts.refused} services have`} to be
              corrected first; until then nothing is imported. The rows below say what is wrong.
            </Alert>
          )}
          {plan && plan.counts.refused === 0 && count === 0 && (
            <Alert severity="success">
              You have all of these services already, just as they are written here. There is nothing to
              import.
            </Alert>
          )}
          {step.is === 'done' && (
            <Alert severity="success">
              {step.result.msg}: {step.result.counts.added} new, {step.result.counts.updated} changed
              {step.result.counts.same > 0 && `, ${step.result.counts.same} unchanged`}.
            </Alert>
          )}
        </Box>
        {(step.is === 'choose' || step.is === 'checking') && (
          <ImportChoice
            checking={step.is === 'checking'}
            pasted={pasted}
            onPaste={setPasted}
            onTake={(read) => void take(read)}
          />
        )}
        {plan && (
          <>
            <ImportRows rows={plan.rows} counts={plan.counts} />
            {step.is === 'writing' && (
              <LinearProgress
                aria-label="Importing"
                variant={step.sent > 0 && step.sent < 1 ? 'determinate' : 'indeterminate'}
                value={step.sent * 100}
              />
            )}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
              <Button onClick={again} disabled={step.is === 'writing'}>
                {pasted === undefined ? 'Choose another file' : 'Back to the text'}
              </Button>
              {plan.counts.refused === 0 && count > 0 && (
                <Button variant="contained" loading={step.is === 'writing'} onClick={() => void write()}>
                  Import {servicesOf(count)}
                </Button>
              )}
            </Box>
          </>
        )}
        {step.is === 'done' && (
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
            <Button
              onClick={() => {
                setPasted(undefined);
                again();
              }}
            >
              Import more
            </Button>
            <Button variant="contained" onClick={onClose}>
              Done
            </Button>
          </Box>
        )}
      </Box>
    </Paper>
  );
};
