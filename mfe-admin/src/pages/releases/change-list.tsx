import { Box } from '@sundara/web/core';
import { type Change, changesBetween, changeText, partsOf, type Versions } from './composition-changes.ts';

const Lines = ({ texts }: { texts: readonly string[] }) => (
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
  /** Said where both are the same. */
  readonly same?: string;
}

const textsOf = (changes: readonly Change[]) => changes.map(changeText);

/** What differs between two compositions, a line a part; without a `from` all that the first one runs. */
export const ChangeList = ({ from, to, same = 'Nothing differs.' }: Props) => {
  if (!from) return <Lines texts={partsOf(to).map((id) => `${id} ${to[id]}`)} />;
  const changes = changesBetween(from, to);
  return changes.length === 0 ? same : <Lines texts={textsOf(changes)} />;
};
