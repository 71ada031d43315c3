import { type ImportRow, REQUIRED_FIELDS } from '@sundara/contracts/api';
import { Box, Button, Chip } from '@sundara/web/core';
import { type Column, DataTable } from '@sundara/web/table';
import { CircleX, Equal, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';

/** In the preview nothing is written yet, so rows show what would happen; `counted` follows a number. */
const LOOKS = {
  added: { label: 'New', counted: 'new', icon: Plus, color: 'success.main', ground: 'success.light' },
  updated: {
    ...{ label: 'Changes', counted: 'with changes', icon: Pencil },
    ...{ color: 'warning.main', ground: 'warning.light' },
  },
  same: {
    ...{ label: 'Unchanged', counted: 'unchanged', icon: Equal },
    ...{ color: 'secondary.contrastText', ground: 'secondary.main' },
  },
  refused: {
    ...{ label: 'To correct', counted: 'to correct', icon: CircleX },
    ...{ color: 'error.main', ground: 'error.light' },
  },
} as const;
type Outcome = ImportRow['outcome'];
const OUTCOMES = ['added', 'updated', 'same', 'refused'] as const;
/** How many rows are shown at first; the others on request. */
const SHOWN = 50;

/** 'discountPercent' as a readable label. */
const FIELDS: Readonly<Record<string, string>> = {
  basePrice: 'Price',
  discountPercent: 'Discount',
  buffer: 'Tidying up',
  services: 'Group',
};
const fieldName = (field: string): string =>
  FIELDS[field] ?? `${field.charAt(0).toUpperCase()}${field.slice(1)}`;

/** 'Price must be a number'; with 'Category: …' in front if the message does not name the field. */
const errorWords = ({ field, message }: ImportRow['errors'][number]): string => {
  // Next to a form field this message needs no name; here the field has to be named.
  if (message === REQUIRED_FIELDS) return `${fieldName(field)} is required`;
  return field === 'row' || message.startsWith(fieldName(field))
    ? message
    : `${fieldName(field)}: ${message}`;
};

const OutcomeChip = ({ outcome }: { outcome: Outcome }) => {
  const { label, icon: Icon, color, ground } = LOOKS[outcome];
  return (
    <Chip
      size="small"
      label={label}
      icon={<Icon size={14} aria-hidden />}
      sx={{ bgcolor: ground, color, '& .MuiChip-icon': { color: 'inherit' } }}
    />
  );
};

const Words = ({ row }: { row: ImportRow }) => {
  const lines = row.outcome === 'refused' ? row.errors.map(errorWords) : row.changes;
  if (lines.length === 0) return row.outcome === 'added' ? 'A new service' : 'As it is in your services now';
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        overflowWrap: 'anywhere',
        color: row.outcome === 'refused' ? 'error.main' : 'inherit',
      }}
    >
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
};

const COLUMNS: readonly Column<ImportRow>[] = [
  { id: 'row', header: 'Row', cell: ({ row }) => row },
  { id: 'name', header: 'Service', onCard: 'title', cell: ({ name }) => name || 'Without a name' },
  {
    id: 'outcome',
    header: 'What happens',
    onCard: 'corner',
    cell: ({ outcome }) => <OutcomeChip outcome={outcome} />,
  },
  { id: 'changes', header: 'Details', cell: (row) => <Words row={row} /> },
];

interface Props {
  readonly rows: readonly ImportRow[];
  readonly counts: Readonly<Record<Outcome, number>>;
}

/** The preview of an import, row by row; pressing a count filters by it. Rows with errors come first. */
export const ImportRows = ({ rows, counts }: Props) => {
  const [only, setOnly] = useState<Outcome | undefined>(counts.refused > 0 ? 'refused' : undefined);
  const [all, setAll] = useState(false);
  const asked = only ? rows.filter(({ outcome }) => outcome === only) : rows;
  const shown = all ? asked : asked.slice(0, SHOWN);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box role="group" aria-label="Show rows" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {OUTCOMES.filter((outcome) => counts[outcome] > 0).map((outcome) => (
          <Button
            key={outcome}
            size="small"
            variant={only === outcome ? 'contained' : 'outlined'}
            aria-pressed={only === outcome}
            onClick={() => setOnly(only === outcome ? undefined : outcome)}
          >
            {counts[outcome]} {LOOKS[outcome].counted}
          </Button>
        ))}
      </Box>
      <DataTable
        caption="Rows of the import"
        columns={COLUMNS}
        rows={shown}
        keyOf={({ row }) => String(row)}
      />
      {shown.length < asked.length && (
        <Button onClick={() => setAll(true)} sx={{ justifySelf: 'center' }}>
          Show all {asked.length} rows
        </Button>
      )}
    </Box>
  );
};
