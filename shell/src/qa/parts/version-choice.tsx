import { formatDayAndClock } from '@sundara/contracts';
import type { ReleaseFacts } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { TextField } from '@sundara/web/form';
import { useId, useState } from 'react';
import { Choices, ChoicesName, RadioLine } from '../controls.tsx';
import { DEV_SERVER_FORM, isDevServer } from './dev-server.ts';
import type { Part } from './part.ts';

interface Props {
  readonly part: Part;
  /** What runs here when nothing is chosen. */
  readonly base: string | undefined;
  readonly releases: readonly ReleaseFacts[];
  readonly chosen: string | undefined;
  /** Whether a server on this machine may stand in: in the environment `local`. */
  readonly allowsServers: boolean;
  readonly onChoose: (version: string | undefined) => void;
}

const newestFirst = (one: ReleaseFacts, other: ReleaseFacts) =>
  other.publishedAt.localeCompare(one.publishedAt);

const DevServer = ({ chosen, onChoose, name }: Pick<Props, 'chosen' | 'onChoose'> & { name: string }) => {
  const active = chosen !== undefined && isDevServer(chosen);
  const [text, setText] = useState(active ? chosen : 'http://localhost:4001');
  const [wanted, setWanted] = useState(active);
  const fits = isDevServer(text);
  const take = (next: string) => {
    setText(next);
    if (isDevServer(next)) onChoose(next);
  };
  return (
    <>
      <RadioLine
        name={name}
        checked={active || wanted}
        onChoose={() => {
          setWanted(true);
          take(text);
        }}
      >
        A development server on this machine
      </RadioLine>
      {(active || wanted) && (
        <TextField
          label="Address of the server"
          value={text}
          onChange={({ target }) => take(target.value.trim())}
          error={!fits}
          helperText={fits ? 'Its remote is taken as it is served now.' : DEV_SERVER_FORM}
          size="small"
          fullWidth
          sx={{ mt: 1 }}
        />
      )}
    </>
  );
};

/** The registry's releases of a part, newest first, each with when and by whom; the first line follows the base. */
export const VersionChoice = ({ part, base, releases, chosen, allowsServers, onChoose }: Props) => {
  const name = useId();
  const own = releases.filter(({ id }) => id === part.id).toSorted(newestFirst);
  return (
    <Choices>
      <ChoicesName>Version of {part.title}</ChoicesName>
      <Box sx={{ maxHeight: 268, overflowY: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <RadioLine name={name} checked={chosen === undefined} onChoose={() => onChoose(undefined)}>
          Not overridden{base && `: ${base}`}
        </RadioLine>
        {own.map(({ version, publishedAt, publishedBy }) => (
          <RadioLine
            key={version}
            name={name}
            checked={chosen === version}
            onChoose={() => onChoose(version)}
          >
            <strong>{version}</strong>
            {version === part.runningVersion && ' · running'}
            <Box component="span" sx={{ display: 'block', fontSize: '0.83rem', opacity: 0.85 }}>
              {formatDayAndClock(new Date(publishedAt))} · {publishedBy}
            </Box>
          </RadioLine>
        ))}
      </Box>
      {allowsServers && part.id !== 'shell' && <DevServer name={name} chosen={chosen} onChoose={onChoose} />}
    </Choices>
  );
};
