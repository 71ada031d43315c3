import { retryJobs } from '@sundara/contracts/api';
import { Box, Button, useShell } from '@sundara/web/core';
import { useRevalidator } from '@sundara/web/router';
import { ChoiceField, type ListAddress, type Option } from '@sundara/web/table';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { KINDS } from './job-labels.ts';

const MAILS: Option = ['mail.', 'All mails'];
const OPTIONS: readonly Option[] = [
  ['', 'All kinds'],
  MAILS,
  ...Object.entries(KINDS).toSorted(([, a], [, b]) => a.localeCompare(b)),
];

interface Props {
  /** The prefix of the listed kinds; '' for all. */
  readonly kind: string;
  /** How many of them were given up. */
  readonly givenUp: number;
  readonly address: ListAddress;
}

/** Chooses the kinds that are listed, and retries all of them that were given up. */
export const JobKinds = ({ kind, givenUp, address }: Props) => {
  const { http, notify } = useShell();
  const { revalidate } = useRevalidator();
  const [trying, setTrying] = useState(false);
  const tryAll = async () => {
    if (trying) return;
    setTrying(true);
    const result = await http.call(retryJobs, { body: { kind } });
    setTrying(false);
    if (result.ok) notify.success(result.data.message);
    else notify.error(result.failure.message);
    await revalidate();
  };
  const isOne = kind in KINDS;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2, pt: 0.5 }}>
      <Box sx={{ flex: '1 1 220px', maxWidth: 340 }}>
        <ChoiceField
          label="Kind"
          options={OPTIONS}
          value={kind}
          onChoose={(one) => address.ask('kind', one)}
        />
      </Box>
      {isOne && givenUp > 0 && (
        <Button
          variant="outlined"
          startIcon={<RotateCw size={18} aria-hidden />}
          aria-disabled={trying}
          onClick={() => void tryAll()}
          sx={{ minHeight: 44 }}
        >
          {trying ? 'Trying…' : `Try all ${givenUp} given up again`}
        </Button>
      )}
    </Box>
  );
};
