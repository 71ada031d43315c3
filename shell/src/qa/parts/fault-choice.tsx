import type { Fault } from '@sundara/contracts/federation';
import { Box, Button } from '@sundara/web/core';
import { useId, useState } from 'react';
import { Choices, ChoicesName, PillRow, RadioPill } from '../choices.tsx';
import { FAULT_WORDS, MAIN_FAULTS, MORE_FAULTS } from '../draft/fault-words.ts';

interface Props {
  readonly title: string;
  readonly chosen: Fault | undefined;
  readonly onChoose: (fault: Fault | undefined) => void;
}

/** Makes a remote suffer one failure, to see that the page bears it. */
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
            {FAULT_WORDS[fault].label}
          </RadioPill>
        ))}
        <Button onClick={() => setMore(!more)} aria-expanded={more} sx={{ px: 1.5 }}>
          {more ? 'Fewer' : 'More…'}
        </Button>
      </PillRow>
      <Box role="status" sx={{ mt: 0.5, minHeight: 22, fontSize: '0.83rem', color: 'text.secondary' }}>
        {chosen && FAULT_WORDS[chosen].does}
      </Box>
    </Choices>
  );
};
