import { Box, Typography } from '@sundara/web/core';
import { Info } from 'lucide-react';
import type { DocumentBlock, DocumentContent } from './document-content.ts';
import { DocumentFrame, DocumentPart } from './document-frame.tsx';
import { DocumentTableView } from './document-table.tsx';
import { RichText } from './rich-text.tsx';

const Block = ({ block }: { block: DocumentBlock }) => {
  if (typeof block === 'string')
    return (
      <Typography sx={{ lineHeight: 'inherit' }}>
        <RichText>{block}</RichText>
      </Typography>
    );
  if ('table' in block) return <DocumentTableView table={block.table} />;
  if ('note' in block)
    return (
      <Box
        role="note"
        sx={{
          display: 'flex',
          gap: 1.5,
          p: 2,
          borderRadius: 1.5,
          bgcolor: 'secondary.main',
          color: 'secondary.contrastText',
          '& a': { color: 'inherit' },
        }}
      >
        <Box component={Info} size={20} aria-hidden sx={{ flexShrink: 0, mt: '3px' }} />
        <div>
          <RichText>{block.note}</RichText>
        </div>
      </Box>
    );
  return (
    <Box
      component="ul"
      sx={{ m: 0, pl: 2.75, display: 'grid', gap: 1, '& li::marker': { color: 'primary.light' } }}
    >
      {block.list.map((item) => (
        <li key={item}>
          <RichText>{item}</RichText>
        </li>
      ))}
    </Box>
  );
};

/** A text page from its content. */
export const DocumentPage = ({ content }: { content: DocumentContent }) => (
  <DocumentFrame {...content}>
    {content.sections.map(({ id, title, blocks }) => (
      <DocumentPart key={id} id={id} title={title}>
        {blocks.map((block) => (
          <Block key={JSON.stringify(block)} block={block} />
        ))}
      </DocumentPart>
    ))}
  </DocumentFrame>
);
