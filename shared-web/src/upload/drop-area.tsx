import { Box } from '@sundara/web/core';
import { type DragEvent, type ReactNode, useState } from 'react';

interface Props {
  readonly onDrop: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Accepts files that are dragged onto it, with a highlight. Its content must also work without a mouse. */
export const DropArea = ({ onDrop, children }: Props) => {
  const [over, setOver] = useState(false);
  return (
    <Box
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
          setOver(false);
      }}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onDrop([...event.dataTransfer.files]);
      }}
      sx={{
        p: 1.5,
        border: '1.5px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        borderRadius: 1.5,
        bgcolor: over ? 'secondary.main' : 'transparent',
        transition: 'background-color 150ms, border-color 150ms',
      }}
    >
      {children}
    </Box>
  );
};
