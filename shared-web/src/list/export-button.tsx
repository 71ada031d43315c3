import { type ListFile, sentQuery } from '@sundara/contracts/api';
import { FileButton, useShell } from '@sundara/web/core';
import { Download } from 'lucide-react';

interface Props {
  /** The operation that gives a link to the file of the list. */
  readonly file: ListFile;
  /** What the list shows now. */
  readonly query: Readonly<Record<string, unknown>>;
}

/** Downloads the whole list, as it is filtered and sorted now, as a CSV file. */
export const ExportButton = ({ file, query }: Props) => {
  const { http } = useShell();
  return (
    <FileButton
      icon={<Download size={18} aria-hidden />}
      find={() => http.call(file, { query: sentQuery(file, query) })}
    >
      Export CSV
    </FileButton>
  );
};
