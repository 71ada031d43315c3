import { useChunk } from '@sundara/web/lazy';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useServices } from '../services/services.ts';
import { BannerPlace } from './banner-place.tsx';
import { loadQaPanel, warmQaPanel } from './load-parts.ts';
import { QaBadge } from './qa-badge.tsx';
import { isShortcut } from './shortcut.ts';

/**
 * Surrounds every page in environments that allow overrides: the banner above it, the badge, and the panel, whose code
 * is fetched when first needed. It is outside the router, so that it survives when the frame of a release under test
 * crashes.
 */
export const QaFrame = ({ children }: { children: ReactNode }) => {
  const { page, shell } = useServices();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const [panel] = useChunk(loadQaPanel, asked);
  const show = useCallback((next: boolean | ((was: boolean) => boolean)) => {
    setAsked(true);
    setOpen(next);
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      show((was) => !was);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [show]);

  useEffect(() => {
    if (panel !== 'lost') return;
    shell.notify.error('The release panel could not be fetched. Please try again.');
    setAsked(false);
    setOpen(false);
  }, [panel, shell]);

  return (
    <>
      <BannerPlace page={page} onOpen={() => show(true)} />
      {children}
      <QaBadge
        environment={page.environment}
        overridden={page.qa?.override !== undefined}
        open={open}
        waiting={open && panel === undefined}
        onOpen={() => show(true)}
        onNear={warmQaPanel}
      />
      {typeof panel === 'object' && <panel.Component open={open} onClose={() => setOpen(false)} />}
    </>
  );
};
