import { type EnvironmentState, type HistoryAct, releaseConsole } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { Box, Button, Typography, useShell } from '@sundara/web/core';
import {
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
} from '@sundara/web/form';
import { useRevalidator } from '@sundara/web/router';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { FlagFields } from '../flags/flag-fields.tsx';
import { Lines } from '../versions/change-list.tsx';
import { type Change, previewOf, wrongFields } from './change.ts';
import { ChangeFailure } from './change-failure.tsx';
import { makeChange } from './make-change.ts';

const SHORTEST = 3;
const LONGEST = 200;
/** The page normally shows a read at once; the dialog waits for it no longer than this. */
const SHOWN_LIMIT_MS = 3_000;

interface Props {
  readonly change: Change;
  /** Called with the change as it is typed, if it has fields. */
  readonly onChange: (change: Change) => void;
  readonly environment: EnvironmentState;
  readonly lastAct: HistoryAct | undefined;
  /** The typed reason; held outside, so that closing the dialog loses nothing. */
  readonly why: string;
  readonly onWhy: (why: string) => void;
  readonly onClose: () => void;
  /** Called with the message to show once the change is made and the page shows it. */
  readonly onDone: (text: string) => void;
}

/**
 * Shows what a change would do, asks why, and makes it. It is made to the environment as it was shown: one that has
 * changed meanwhile is shown again and must be confirmed again.
 */
export const ChangeDialog = (props: Props) => {
  const { change, onChange, environment, lastAct, why, onWhy, onClose, onDone } = props;
  const { http } = useShell();
  const { revalidate } = useRevalidator();
  const [seen, setSeen] = useState(environment);
  const [failure, setFailure] = useState<ApiFailure>();
  const [withoutProvider, setWithoutProvider] = useState(false);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<{ readonly sequence: number; readonly text: string }>();
  const id = useId();
  const answer = previewOf(seen, change);
  const silentProvider = failure?.kind === 'rejected' && failure.code === 'UNAVAILABLE';
  const tooShort = why.trim().length < SHORTEST;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !answer.possible) return;
    const [wrong] = [...wrongFields(change), ...(tooShort ? ['why'] : [])];
    setTried(wrong !== undefined);
    if (wrong !== undefined) {
      const field = event.currentTarget.elements.namedItem(wrong);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    setBusy(true);
    setFailure(undefined);
    // Only a visible tick counts.
    const decision = { why: why.trim(), withoutProvider: silentProvider && withoutProvider };
    const result = await makeChange(http, seen, change, decision);
    // The current state, changed or not, is shown by the page and checked by this dialog.
    const [now] = await Promise.all([http.call(releaseConsole, {}), revalidate()]);
    const fresh = now.ok ? now.data.environments.find(({ name }) => name === seen.name) : undefined;
    if (result.ok) return setMade({ sequence: (fresh ?? environment).sequence, text: answer.preview.done });
    setBusy(false);
    setFailure(result.failure);
    if (fresh) setSeen(fresh);
  };
  // Closed earlier, the page would offer a next change of a state that no longer exists.
  const isShown = made !== undefined && environment.sequence >= made.sequence;
  useEffect(() => {
    if (!made) return;
    const timer = setTimeout(() => onDone(made.text), isShown ? 0 : SHOWN_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [made, isShown, onDone]);
  const close = () => !busy && onClose();

  return (
    <Dialog open onClose={close} aria-labelledby={`${id}-title`} fullWidth maxWidth="sm">
      <Box
        component="form"
        onSubmit={submit}
        noValidate
        // What is below the fields stays visible while they scroll.
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={`${id}-title`} variant="h3" component="h2" sx={{ pt: 3 }}>
          {answer.possible ? answer.preview.title : 'This is not possible now'}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {failure && <ChangeFailure failure={failure} seen={seen} lastAct={lastAct} />}
          {silentProvider && (
            <FormControlLabel
              control={<Checkbox checked={withoutProvider} onChange={(_, on) => setWithoutProvider(on)} />}
              label="Go on without its answer; the history says so"
            />
          )}
          {answer.possible ? (
            <>
              <Typography>{answer.preview.effect}</Typography>
              {change.kind === 'flag.set' && <FlagFields draft={change} onDraft={onChange} tried={tried} />}
              {answer.preview.changes && (
                <Box
                  component="section"
                  aria-label="What changes"
                  sx={{
                    px: 2,
                    py: 1.5,
                    borderRadius: 1,
                    bgcolor: 'secondary.main',
                    color: 'secondary.contrastText',
                  }}
                >
                  {answer.preview.changes.length > 0 ? (
                    <Lines texts={answer.preview.changes} />
                  ) : (
                    'All versions stay as they are.'
                  )}
                </Box>
              )}
            </>
          ) : (
            <Typography>{answer.why}</Typography>
          )}
          <TextField
            id={`${id}-why`}
            label="Why"
            value={why}
            name="why"
            onChange={({ target }) => onWhy(target.value)}
            autoFocus={change.kind !== 'flag.set'}
            required
            fullWidth
            autoComplete="off"
            error={tried && tooShort}
            helperText={
              tried && tooShort
                ? `Say why, in at least ${SHORTEST} letters.`
                : 'Stands in the history, beside your name.'
            }
            slotProps={{ htmlInput: { maxLength: LONGEST } }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Button onClick={close} disabled={busy}>
            {answer.possible ? 'Cancel' : 'Close'}
          </Button>
          {answer.possible && (
            <Button type="submit" variant="contained" aria-disabled={busy}>
              {busy ? 'Working…' : answer.preview.confirm}
            </Button>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
};
