import { StatCard, StatCards } from '@sundara/web/table';
import { CircleCheck, Layers, Sparkles } from 'lucide-react';

interface Props {
  readonly counts: { readonly total: number; readonly active: number; readonly categories: number };
  readonly busy: boolean;
}

/** The size of a catalogue (specification 2, section 2); always the whole, regardless of the search. */
export const ServiceFigures = ({ counts: { total, active, categories }, busy }: Props) => (
  <StatCards abreast label="Services" busy={busy}>
    <StatCard compact label="Total Services" value={total} icon={<Sparkles size={18} />} />
    <StatCard compact label="Active Services" value={active} icon={<CircleCheck size={18} />} />
    <StatCard compact label="Categories" value={categories} icon={<Layers size={18} />} />
  </StatCards>
);
