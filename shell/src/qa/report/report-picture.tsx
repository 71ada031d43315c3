import { Box, Button } from '@sundara/web/core';
import { Camera, Download } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../services/services.ts';
import { canTakePicture, takePicture } from './take-picture.ts';

const REFUSED = 'No picture: the browser was not allowed to. Press again and choose this tab.';

const whyNot = (error: unknown): string =>
  error instanceof DOMException && error.name === 'NotAllowedError'
    ? REFUSED
    : `The browser could not take a picture (${String(error)}). Take one by the means of your machine.`;

interface Props {
  /** Hides the panel while the picture is taken, and shows it again. */
  readonly onAside: (isAside: boolean) => void;
}

/** A picture of the page, to save and attach to the report; nothing if the browser can't take one. */
export const ReportPicture = ({ onAside }: Props) => {
  const { page } = useServices();
  const [taking, setTaking] = useState(false);
  const [picture, setPicture] = useState<{ readonly url: string; readonly name: string }>();
  const [said, setSaid] = useState('');
  if (!canTakePicture()) return null;

  const take = async () => {
    if (taking) return;
    setTaking(true);
    setSaid('');
    try {
      const url = await takePicture(onAside);
      const name = `sundara-${page.environment}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.png`;
      setPicture({ url, name });
      setSaid('Here is the picture: save it, and put it beside the report.');
    } catch (error) {
      setSaid(whyNot(error));
    }
    setTaking(false);
  };

  return (
    <Box sx={{ mt: 1 }}>
      <Button
        variant="outlined"
        onClick={take}
        aria-disabled={taking}
        startIcon={<Camera size={18} aria-hidden />}
      >
        {picture ? 'Take another picture' : 'Add a picture'}
      </Button>
      <Box role="status" sx={{ mt: 1, minHeight: 22, fontSize: '0.83rem', color: 'text.secondary' }}>
        {said}
      </Box>
      {picture && (
        <Box sx={{ mt: 1, display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Box
            component="img"
            src={picture.url}
            alt="What the page showed"
            sx={{ maxWidth: '100%', maxHeight: 240, border: 1, borderColor: 'divider' }}
          />
          <Button
            component="a"
            href={picture.url}
            download={picture.name}
            startIcon={<Download size={18} aria-hidden />}
          >
            Save picture
          </Button>
        </Box>
      )}
    </Box>
  );
};
