import Button, { type ButtonProps } from '@mui/material/Button';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useState } from 'react';
import { useShell } from '../shell/shell-context.tsx';

type Found =
  | { readonly ok: true; readonly data: { readonly name: string; readonly url: string } }
  | { readonly ok: false; readonly failure: ApiFailure };

interface Props extends Omit<ButtonProps, 'onClick' | 'loading'> {
  readonly icon: ButtonProps['startIcon'];
  /** Requests the file's address, which is valid for a few minutes only. */
  readonly find: () => Promise<Found>;
}

const save = (name: string, url: string): void => {
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
};

/** Saves a file whose address is requested on click. */
export const FileButton = ({ icon, find, ...look }: Props) => {
  const { notify } = useShell();
  const [finding, setFinding] = useState(false);
  const fetchFile = async () => {
    setFinding(true);
    const found = await find();
    setFinding(false);
    if (found.ok) save(found.data.name, found.data.url);
    else notify.error(found.failure.message);
  };
  return (
    <Button
      variant="outlined"
      {...look}
      loading={finding}
      loadingPosition="start"
      startIcon={icon}
      onClick={fetchFile}
    />
  );
};
