interface Props {
  readonly params: URLSearchParams;
  readonly keys: readonly string[];
}

/** What a form passes on of the address without a field for it. */
export const HiddenParams = ({ params, keys }: Props) =>
  keys.map((key) => {
    const value = params.get(key);
    return value && <input type="hidden" key={key} name={key} value={value} />;
  });
