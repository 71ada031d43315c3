interface Props {
  /** Its name in the address. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
}

/** The browser's own list of choices, only where no JavaScript opens ours. */
export const PlainSelect = ({ name, label, options, value }: Props) => (
  <noscript>
    <label>
      {label}{' '}
      <select name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  </noscript>
);
