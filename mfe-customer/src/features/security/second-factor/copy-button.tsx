import { Button, useShell } from '@sundara/web/core';
import { Copy } from 'lucide-react';

interface Props {
  /** The button's label and accessible name. */
  readonly label: string;
  readonly text: string;
  /** The message after copying. */
  readonly said: string;
}

/** Copies a text, and confirms it. */
export const CopyButton = ({ label, text, said }: Props) => {
  const { notify } = useShell();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(said);
    } catch {
      notify.error('It could not be copied. Please mark it and copy it by hand.');
    }
  };
  return (
    <Button variant="outlined" startIcon={<Copy size={18} aria-hidden />} onClick={copy}>
      {label}
    </Button>
  );
};
