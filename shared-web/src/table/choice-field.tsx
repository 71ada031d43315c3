import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

/** An answer to choose: as it stands in the address, as it is read. '' is none in particular. */
export type Option = readonly [value: string, label: string];

interface Props {
  readonly label: string;
  readonly options: readonly Option[];
  /** What is chosen; what is none of the options counts as ''. */
  readonly value: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** One question with the answers to choose from; the first is none in particular. */
export const ChoiceField = ({ label, options, value = '', onChoose }: Props) => (
  <TextField
    select
    fullWidth
    size="small"
    label={label}
    value={options.some(([name]) => name === value) ? value : ''}
    onChange={(event) => onChoose(event.target.value)}
    sx={{ '& .MuiInputBase-root': { minHeight: 44, bgcolor: 'background.paper' } }}
    slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
  >
    {options.map(([name, text]) => (
      <MenuItem key={name} value={name} sx={{ minHeight: 44 }}>
        {text}
      </MenuItem>
    ))}
  </TextField>
);
