import { formatDayAndClock } from '@sundara/contracts';
import { documentHashSchema } from '@sundara/contracts/federation';
import { Box } from '@sundara/web/core';
import { TextField } from '@sundara/web/form';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { Choices, ChoicesName, RadioLine } from '../choices.tsx';
import { type Overview, versionsOf } from '../draft/after-reload.ts';
import { shortId } from '../draft/describe-override.ts';
import { chooseComposition, type Draft } from '../draft/draft.ts';
import { Fold } from '../fold.tsx';
import { differences } from './differences.ts';

interface Props {
  readonly overview: Overview;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

const Small = ({ children }: { children: string }) => (
  <Box component="span" sx={{ display: 'block', fontSize: '0.83rem', color: 'text.secondary' }}>
    {children}
  </Box>
);

const PasteId = ({ overview, draft, onDraft }: Props) => {
  const known = draft.composition === undefined || versionsOf(draft.composition, overview) !== undefined;
  const [text, setText] = useState(known ? '' : (draft.composition ?? ''));
  const wrong = text !== '' && !z.safeParse(documentHashSchema, text).success;
  const help = known
    ? 'As a bug report or the history names it: 64 hex digits.'
    : 'Not among the latest ones here: the server looks it up when you apply it.';
  return (
    <TextField
      label="Or paste a composition’s id"
      value={text}
      onChange={({ target }) => {
        const next = target.value.trim().toLowerCase();
        setText(next);
        if (z.safeParse(documentHashSchema, next).success) onDraft(chooseComposition(draft, next));
      }}
      error={wrong}
      helperText={wrong ? 'A composition is named by 64 hex digits.' : help}
      size="small"
      fullWidth
    />
  );
};

/**
 * What the choice is based on: the environment's current composition, one that it ran before, or one pasted by its id.
 */
export const CompositionChoice = ({ overview, draft, onDraft }: Props) => {
  const name = useId();
  const { environment, running, compositions } = overview;
  const now = `What ${environment} runs now`;
  const choose = (id: string | undefined) => () => onDraft(chooseComposition(draft, id));
  return (
    <Fold
      summary={
        <>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            Start from{' '}
          </Box>
          <strong>{draft.composition ? `composition ${shortId(draft.composition)}` : now}</strong>
        </>
      }
      startOpen={draft.composition !== undefined}
    >
      <Box sx={{ display: 'grid', gap: 2, pb: 2 }}>
        <Choices>
          <ChoicesName>Composition to start from</ChoicesName>
          <Box sx={{ maxHeight: 300, overflowY: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}>
            <RadioLine name={name} checked={draft.composition === undefined} onChoose={choose(undefined)}>
              {now}
              <Small>{shortId(running.id)}</Small>
            </RadioLine>
            {compositions.map(({ id, at, who, why, versions }) => (
              <RadioLine key={id} name={name} checked={draft.composition === id} onChoose={choose(id)}>
                <strong>{shortId(id)}</strong> · {formatDayAndClock(new Date(at))} · {who}
                <Small>{why}</Small>
                <Small>
                  {id === running.id ? 'runs now' : differences(versions, running.versions).join(', ')}
                </Small>
              </RadioLine>
            ))}
          </Box>
        </Choices>
        <PasteId {...{ overview, draft, onDraft }} />
      </Box>
    </Fold>
  );
};
