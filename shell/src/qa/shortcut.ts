/**
 * Opens and closes the release panel. Alt+Shift+letter is left free by Chrome, Edge, Firefox, Safari and the
 * screen readers; Ctrl+Shift+period, for one, is Edge's own.
 */
export const SHORTCUT = 'Alt+Shift+R';

type Press = Pick<KeyboardEvent, 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'code' | 'repeat'>;

/** By the key's place: with Option held, a Mac's R types '‰'. */
export const isShortcut = ({ altKey, shiftKey, ctrlKey, metaKey, code, repeat }: Press): boolean =>
  altKey && shiftKey && !ctrlKey && !metaKey && code === 'KeyR' && !repeat;
