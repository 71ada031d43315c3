import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

/** An option: its value in the address and its label. '' stands for no particular one. */
export type Option = readonly [value: string, label: string];

interface Props {
  readonly label: string;
  readonly options: readonly Option[];
  /** The chosen value; a value that is none of the options counts as ''. */
  readonly value: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** A select field; the first option stands for no particular one. */
export const ChoiceField = ({ label, options, value = '', onChoose }: Props) => (
  <TextField
    select
    fullWidth
    size="small"
    label={label}
    value={options.some(([name]) => name === value) ? value : ''}
    onChange={(event) => onChoose(event.target.value)}
    sx={{ '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
    slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
  >
    {options.map(([name, text]) => (
      <MenuItem key={name} value={name} sx={{ minHeight: 44 }}>
        {text}
      </MenuItem>
    ))}
  </TextField>
);
