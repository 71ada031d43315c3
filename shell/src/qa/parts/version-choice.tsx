import { formatDayAndClock } from '@sundara/contracts';
import type { ReleaseFacts } from '@sundara/contracts/api';
import { Box, Button, styled } from '@sundara/web/core';
import { useId, useState } from 'react';
import { Choices, ChoicesName, RadioLine } from '../choices.tsx';
import { isDevServer } from './dev-server.ts';
import { DevServerChoice } from './dev-server-choice.tsx';
import type { Part } from './part.ts';
import { isTestBuild } from './test-builds.ts';

interface Props {
  readonly part: Part;
  /** What runs here if nothing is chosen. */
  readonly base: string | undefined;
  readonly releases: readonly ReleaseFacts[];
  readonly chosen: string | undefined;
  /** Whether a server on this machine may be used instead: only in the environment `local`. */
  readonly allowsServers: boolean;
  /** Whether a version fits what would run beside it. */
  readonly fits: (version: string) => boolean;
  readonly onChoose: (version: string | undefined) => void;
}

const newestFirst = (one: ReleaseFacts, other: ReleaseFacts) =>
  other.publishedAt.localeCompare(one.publishedAt);

const Trouble = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: '0.83rem',
  color: theme.vars?.palette.error.main,
}));

/**
 * The registry's releases of a part, newest first, each with its date, publisher and note; the first line follows the
 * base. Test builds that are not in use here are shown on request.
 */
export const VersionChoice = ({ part, base, releases, chosen, allowsServers, fits, onChoose }: Props) => {
  const name = useId();
  const [server, setServer] = useState(chosen !== undefined && isDevServer(chosen) ? chosen : undefined);
  const choose = (version: string | undefined) => () => {
    setServer(undefined);
    onChoose(version);
  };
  const serve = (text: string) => {
    setServer(text);
    onChoose(isDevServer(text) ? text : undefined);
  };
  const [all, setAll] = useState(false);
  const own = releases.filter(({ id }) => id === part.id).toSorted(newestFirst);
  const kept = [base, chosen, part.runningVersion];
  const hidden = own.filter(({ version }) => isTestBuild(version) && !kept.includes(version));
  const shown =
    all || hidden.length === own.length ? own : own.filter((release) => !hidden.includes(release));
  return (
    <Choices>
      <ChoicesName>Version of {part.title}</ChoicesName>
      <Box sx={{ maxHeight: 268, overflowY: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <RadioLine
          name={name}
          checked={chosen === undefined && server === undefined}
          onChoose={choose(undefined)}
        >
          Not overridden{base && `: ${base}`}
        </RadioLine>
        {shown.map(({ version, publishedAt, publishedBy, notes, withdrawn, failedCanaries }) => (
          <RadioLine
            key={version}
            name={name}
            checked={chosen === version}
            onChoose={choose(version)}
            disabled={withdrawn !== undefined}
          >
            <strong>{version}</strong>
            {version === part.runningVersion && ' · running'}
            <Box component="span" sx={{ display: 'block', fontSize: '0.83rem', color: 'text.secondary' }}>
              {formatDayAndClock(new Date(publishedAt))} · {publishedBy}
            </Box>
            {notes && (
              <Box component="span" sx={{ display: 'block', fontSize: '0.83rem', overflowWrap: 'anywhere' }}>
                {notes}
              </Box>
            )}
            {!withdrawn && !fits(version) && <Trouble>Does not fit what would run beside it</Trouble>}
            {withdrawn && (
              <Trouble>
                Withdrawn by {withdrawn.by}: {withdrawn.why}
              </Trouble>
            )}
            {failedCanaries?.map(({ environment, at, why }) => (
              <Trouble key={environment}>
                Its canary in {environment} failed, {formatDayAndClock(new Date(at))}: {why}
              </Trouble>
            ))}
          </RadioLine>
        ))}
      </Box>
      {hidden.length > 0 && hidden.length < own.length && (
        <Button onClick={() => setAll(!all)} aria-expanded={all} sx={{ px: 1.5 }}>
          {all ? 'Hide' : 'Show'} {hidden.length === 1 ? 'a test build' : `${hidden.length} test builds`}
        </Button>
      )}
      {allowsServers && part.id !== 'shell' && <DevServerChoice name={name} text={server} onText={serve} />}
    </Choices>
  );
};
