import { formatDuration } from '@sundara/contracts';
import type { CalendarResource } from '@sundara/contracts/api';
import { Box, Button, ErrorFace, Skeleton } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { Alert } from '@sundara/web/form';
import { SearchField } from '@sundara/web/table';
import type { Undoable } from '@sundara/web/undo';
import { Ban, ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { MoreFields } from './more-fields.tsx';
import { matching } from './popular-first.ts';
import { ServiceList } from './service-list.tsx';
import { useServices } from './use-services.ts';
import { useWalkIn, type WalkInFields } from './use-walk-in.ts';
import { whenText } from './walk-in-when.ts';

export interface WalkInProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The day it is for, used once it has a time. */
  readonly date: string;
  /** The slot that was pressed, '12:30' and a resource; both '' for now and anyone free. */
  readonly clock: string;
  readonly resourceId: string;
  readonly resources: readonly CalendarResource[];
  readonly onDone: (done: Undoable) => void;
  /** Blocks that time instead; only if a slot was pressed. */
  readonly onBlock?: (() => void) | undefined;
}

/** Up to this many services need no search. */
const MANY = 8;

const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 1 }} role="status" aria-label="The services are on their way">
    {[1, 2, 3, 4, 5].map((no) => (
      <Skeleton key={no} variant="rounded" height={60} />
    ))}
  </Box>
);

/** A customer is at the salon: press a service, and the visit is recorded. All else is optional. */
export const WalkInDialog = ({ open, onClose, resources, onDone, onBlock, ...place }: WalkInProps) => {
  const { services, failure, read } = useServices();
  const { date, clock, resourceId } = place;
  const [blank] = useState<WalkInFields>({ name: '', phone: '', note: '', date, clock, resourceId });
  const [fields, setFields] = useState(blank);
  const [more, setMore] = useState(false);
  const [basket, setBasket] = useState<readonly string[]>([]);
  const [sought, setSought] = useState('');
  const { write, sending, trouble } = useWalkIn({ onDone });
  const toggle = (id: string) =>
    setBasket((now) => (now.includes(id) ? now.filter((each) => each !== id) : [...now, id]));
  const minutes = (services ?? [])
    .filter(({ id }) => basket.includes(id))
    .reduce((sum, { duration }) => sum + duration, 0);
  const who = resources.find(({ id }) => id === fields.resourceId)?.name ?? 'whoever is free';
  return (
    <SheetFrame
      open={open}
      onClose={onClose}
      isChanged={basket.length > 0 || JSON.stringify(fields) !== JSON.stringify(blank)}
      waiting={sending !== undefined}
      title="Walk-in"
      lead={whenText(fields, who, new Date())}
      foot={
        basket.length > 0 && (
          <Button
            variant="contained"
            size="large"
            loading={sending !== undefined}
            onClick={() => write(basket, fields)}
          >
            Write down {basket.length} {basket.length === 1 ? 'service' : 'services'} ·{' '}
            {formatDuration(minutes)}
          </Button>
        )
      }
    >
      {trouble && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {trouble}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5, ml: -1 }}>
        <Button
          size="small"
          aria-expanded={more}
          onClick={() => setMore(!more)}
          endIcon={more ? <ChevronUp size={18} aria-hidden /> : <ChevronDown size={18} aria-hidden />}
        >
          Name, phone, time, who
        </Button>
        {onBlock && (
          <Button size="small" onClick={onBlock} startIcon={<Ban size={16} aria-hidden />}>
            Block this time instead
          </Button>
        )}
      </Box>
      {more && (
        <Box sx={{ mb: 2.5 }}>
          <MoreFields
            fields={fields}
            resources={resources}
            onChange={(change) => setFields((now) => ({ ...now, ...change }))}
          />
        </Box>
      )}
      {(services?.length ?? 0) > MANY && (
        <Box sx={{ mb: 1.5 }}>
          <SearchField
            label="Search services"
            placeholder="Which service?"
            value={sought}
            onSearch={setSought}
          />
        </Box>
      )}
      {!services && !failure && <Waiting />}
      {!services && failure && (
        <ErrorFace title="Failed to fetch services" reason={failure.message} onRetry={read} />
      )}
      {services?.length === 0 && (
        <Alert severity="warning">Nothing is sold yet: add a service first, under Services.</Alert>
      )}
      {services && (
        <ServiceList
          services={matching(services, sought)}
          basket={basket}
          sending={sending}
          onWrite={(id) => write([id], fields)}
          onToggle={toggle}
        />
      )}
    </SheetFrame>
  );
};
