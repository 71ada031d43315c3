import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import { Box } from '../core/box.tsx';
import { EmptyFace } from '../core/faces/empty-face.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { Pager } from './pager.tsx';

interface Props<R> extends DataTableProps<R> {
  /** As the API returns it: `page` counts from 1, an empty list has one page. */
  readonly pagination: { readonly page: number; readonly pages: number };
  readonly onPage: (page: number) => void;
  /** What of the page is shown otherwise, above the rows; without any rows it stands alone. */
  readonly above?: ReactNode;
}

/** One page of a longer list: its table, then the pager. A new page scrolls to its first row. */
export const PagedTable = <R,>({ pagination: { page, pages }, onPage, above, ...table }: Props<R>) => {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  }, [page]);

  if (page > pages)
    return (
      <EmptyFace title={`There is no page ${page}`}>
        <Button variant="contained" onClick={() => onPage(pages)}>
          {pages === 1 ? 'Go to the first page' : `Go to page ${pages}`}
        </Button>
      </EmptyFace>
    );
  return (
    <Box ref={top} sx={{ scrollMarginTop: { xs: 72, md: 84 } }}>
      {above}
      {(table.rows.length > 0 || above === undefined) && <DataTable {...table} />}
      <Pager page={page} pages={pages} onPage={onPage} label={`Pages of ${table.caption}`} />
    </Box>
  );
};
