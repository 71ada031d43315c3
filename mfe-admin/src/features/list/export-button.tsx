import { FileButton } from '@sundara/web/core';
import { Download } from 'lucide-react';
import type { ComponentProps } from 'react';

/** Downloads the whole list, as it is filtered and sorted now, as a CSV file; `find` requests a link to it. */
export const ExportButton = ({ find }: Pick<ComponentProps<typeof FileButton>, 'find'>) => (
  <FileButton icon={<Download size={18} aria-hidden />} find={find}>
    Export CSV
  </FileButton>
);
