import { LONGEST_TAG, MOST_TAGS } from '@sundara/contracts/api';
import { Card } from '@sundara/web/card';
import { Box, Button, Typography } from '@sundara/web/core';
import { TextField } from '@sundara/web/form';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { Noting } from './use-noting.ts';

const SUGGESTED = 6;
const row = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

interface Props {
  readonly tags: readonly string[];
  /** The salon's own for others. */
  readonly suggested: readonly string[];
  readonly noting: Noting;
}

/** Short words by which clients are found again; each press is saved at once. */
export const TagsCard = ({ tags, suggested, noting: { busy, save } }: Props) => {
  const [text, setText] = useState('');
  const isFull = tags.length >= MOST_TAGS;
  const add = async (tag: string) => {
    if (tag.trim() && (await save({ tags: [...tags, tag] }))) setText('');
  };
  return (
    <Card id="tags" title="Tags">
      {tags.length > 0 && (
        <Box sx={{ ...row, mb: 1.5 }}>
          {tags.map((tag) => (
            <Button
              key={tag}
              variant="outlined"
              color="inherit"
              disabled={busy}
              aria-label={`Remove the tag ${tag}`}
              endIcon={<X size={16} aria-hidden />}
              onClick={() => void save({ tags: tags.filter((each) => each !== tag) })}
            >
              {tag}
            </Button>
          ))}
        </Box>
      )}
      {isFull ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {MOST_TAGS} tags are the most. Remove one to add another.
        </Typography>
      ) : (
        <>
          <Box
            component="form"
            onSubmit={(event) => {
              event.preventDefault();
              void add(text);
            }}
            sx={{ display: 'flex', gap: 1, mt: 1 }}
          >
            <TextField
              fullWidth
              size="small"
              label="New tag"
              value={text}
              onChange={(event) => setText(event.target.value)}
              slotProps={{ htmlInput: { maxLength: LONGEST_TAG } }}
            />
            <Button type="submit" variant="outlined" loading={busy}>
              Add
            </Button>
          </Box>
          {suggested.length > 0 && (
            <Box role="group" aria-label="Tags of other clients" sx={{ ...row, mt: 1 }}>
              {suggested.slice(0, SUGGESTED).map((tag) => (
                <Button
                  key={tag}
                  disabled={busy}
                  startIcon={<Plus size={16} aria-hidden />}
                  onClick={() => void add(tag)}
                >
                  {tag}
                </Button>
              ))}
            </Box>
          )}
        </>
      )}
    </Card>
  );
};
