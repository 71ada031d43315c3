import type { Fault } from '@sundara/contracts/federation';
import { Box, Button } from '@sundara/web/core';
import { useId, useState } from 'react';
import { Choices, ChoicesName, PillRow, RadioPill } from '../choices.tsx';
import { FAULT_LABELS, MAIN_FAULTS, MORE_FAULTS } from '../draft/fault-labels.ts';

interface Props {
  readonly title: string;
  readonly chosen: Fault | undefined;
  readonly onChoose: (fault: Fault | undefined) => void;
}

/** Injects one fault into a remote, to test that the page copes with it. */
export const FaultChoice = ({ title, chosen, onChoose }: Props) => {
  const name = useId();
  const [more, setMore] = useState(false);
  const shown = [...MAIN_FAULTS, ...MORE_FAULTS.filter((fault) => more || fault === chosen)];
  return (
    <Choices>
      <ChoicesName>Failure of {title}</ChoicesName>
      <PillRow>
        <RadioPill name={name} checked={chosen === undefined} onChoose={() => onChoose(undefined)}>
          None
        </RadioPill>
        {shown.map((fault) => (
          <RadioPill key={fault} name={name} checked={chosen === fault} onChoose={() => onChoose(fault)}>
            {FAULT_LABELS[fault].label}
          </RadioPill>
        ))}
        <Button onClick={() => setMore(!more)} aria-expanded={more} sx={{ px: 1.5 }}>
          {more ? 'Fewer' : 'More…'}
        </Button>
      </PillRow>
      <Box role="status" sx={{ mt: 0.5, minHeight: 22, fontSize: '0.83rem', color: 'text.secondary' }}>
        {chosen && FAULT_LABELS[chosen].does}
      </Box>
    </Choices>
  );
};
