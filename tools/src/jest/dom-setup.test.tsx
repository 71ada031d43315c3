import { render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';

/** Says what came, and then, one effect after the other, does two things about it. */
const Late = ({ did }: { readonly did: string[] }) => {
  const [said, setSaid] = useState('');
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSaid('here'), 5);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!said) return;
    did.push('first');
    setSeen(true);
  }, [said, did]);
  useEffect(() => {
    if (isSeen) did.push('second');
  }, [isSeen, did]);
  return <p>{said}</p>;
};

test('what is found in a page has its effects behind it', async () => {
  for (let round = 0; round < 50; round += 1) {
    const did: string[] = [];
    const { unmount } = render(<Late did={did} />);
    await screen.findByText('here');
    expect(did).toEqual(['first', 'second']);
    unmount();
  }
});
