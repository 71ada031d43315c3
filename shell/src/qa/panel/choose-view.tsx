import { Box } from '@sundara/web/core';
import { CompositionChoice } from '../composition/composition-choice.tsx';
import { TestedTogether } from '../composition/tested-together.tsx';
import type { Overview, Versions } from '../draft/after-reload.ts';
import { checkVersions } from '../draft/check-versions.ts';
import type { Draft } from '../draft/draft.ts';
import { FlagChoices } from '../flags/flag-choices.tsx';
import { LeftOutParts } from '../parts/left-out-parts.tsx';
import { differingFirst, type Part } from '../parts/part.ts';
import { PartRow } from '../parts/part-row.tsx';
import { ReportSection } from '../report/report-section.tsx';
import { Scroller } from './scroller.tsx';

interface Props {
  readonly parts: readonly Part[];
  readonly overview: Overview;
  readonly draft: Draft;
  /** What runs if nothing is chosen; undefined while it is not known. */
  readonly base: Versions | undefined;
  /** What runs after a reload; undefined while it is not known. */
  readonly versions: Versions | undefined;
  readonly onDraft: (draft: Draft) => void;
  /** Hides the panel, or shows it again. */
  readonly onAside: (isAside: boolean) => void;
}

/** Every part with its versions, those that differ from the environment first, and the composition that all are based on. */
export const ChooseView = (props: Props) => {
  const { parts, overview, draft, base, versions, onDraft, onAside } = props;
  const fitsWith = (id: string, version: string): boolean =>
    !versions || checkVersions({ ...versions, [id]: version }, overview).findings.length === 0;
  return (
    <Scroller>
      <Box sx={{ borderBottom: 1, borderColor: 'divider', py: 0.5 }}>
        <CompositionChoice {...{ overview, draft, onDraft }} />
      </Box>
      <Box component="ul" aria-label="Parts of this page" sx={{ m: 0, p: 0 }}>
        {differingFirst(parts).map((part) => (
          <PartRow
            key={part.id}
            {...{ part, draft, onDraft }}
            releases={overview.releases}
            base={base?.[part.id]}
            fits={(version) => fitsWith(part.id, version)}
            allowsServers={overview.environment === 'local'}
          />
        ))}
      </Box>
      <TestedTogether overview={overview} versions={versions} />
      <FlagChoices {...{ overview, draft, onDraft }} />
      <LeftOutParts overview={overview} />
      <ReportSection overview={overview} onAside={onAside} />
    </Scroller>
  );
};
