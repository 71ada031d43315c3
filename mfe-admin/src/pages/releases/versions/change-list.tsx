import { Box } from '@sundara/web/core';
import { changeTexts, partsOf, type Versions } from './composition-changes.ts';

/** Changes, a line each. */
export const Lines = ({ texts }: { texts: readonly string[] }) => (
  <Box
    component="ul"
    sx={{
      m: 0,
      p: 0,
      listStyle: 'none',
      fontVariantNumeric: 'tabular-nums lining-nums',
      whiteSpace: { md: 'nowrap' },
    }}
  >
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </Box>
);

interface Props {
  readonly from: Versions | undefined;
  readonly to: Versions;
  /** Shown if both are the same. */
  readonly same?: string;
}

/** What differs between two compositions, one line per part; without a `from`, all that the first one runs. */
export const ChangeList = ({ from, to, same = 'Nothing differs.' }: Props) => {
  if (!from) return <Lines texts={partsOf(to).map((id) => `${id} ${to[id]}`)} />;
  const texts = changeTexts(from, to);
  return texts.length === 0 ? same : <Lines texts={texts} />;
};
