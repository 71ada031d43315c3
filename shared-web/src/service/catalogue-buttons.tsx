import { Button } from '@sundara/web/core';
import { FileUp, Plus } from 'lucide-react';

interface Props {
  /** Called when a pointer or the focus comes near, to prefetch the form's code. */
  readonly onNear: () => void;
  readonly onAdd: () => void;
  readonly importing: boolean;
  /** Whether an import is being written: its panel can't be closed then. */
  readonly writing: boolean;
  readonly onImporting: (importing: boolean) => void;
}

/** The actions of a catalogue's header: add a service, or import many from a file. */
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
