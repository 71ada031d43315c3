/**
 * Opens and closes the release panel. Chrome, Edge, Firefox, Safari and the screen readers leave Alt+Shift+letter free;
 * Ctrl+Shift+period, for example, is taken by Edge.
 */
export const SHORTCUT = 'Alt+Shift+R';

type Press = Pick<KeyboardEvent, 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'code' | 'repeat'>;

/** By the key's position: with Option held, a Mac's R types '‰'. */
export const isShortcut = ({ altKey, shiftKey, ctrlKey, metaKey, code, repeat }: Press): boolean =>
  altKey && shiftKey && !ctrlKey && !metaKey && code === 'KeyR' && !repeat;
