import { Button } from '@sundara/web/core';
import { FileUp, Plus } from 'lucide-react';

interface Props {
  /** Told when the form is nearly asked for, so that its code is there. */
  readonly onNear: () => void;
  readonly onAdd: () => void;
  readonly importing: boolean;
  /** An import is being written: its panel stays. */
  readonly writing: boolean;
  readonly onImporting: (importing: boolean) => void;
}

/** What begins at the head of a catalogue: a new service, or many from a file. */
export const CatalogueButtons = ({ onNear, onAdd, importing, writing, onImporting }: Props) => (
  <>
    <Button
      variant="contained"
      startIcon={<Plus size={18} aria-hidden />}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onAdd}
    >
      Add New Service
    </Button>
    <Button
      variant="outlined"
      startIcon={<FileUp size={18} aria-hidden />}
      aria-expanded={importing}
      disabled={writing}
      onClick={() => onImporting(!importing)}
    >
      Bulk Import
    </Button>
  </>
);
