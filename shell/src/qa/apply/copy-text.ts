/**
 * Puts text on the clipboard; false where the browser doesn't let it. Text that is still being made is handed
 * over as a promise: some browsers forget after a wait that somebody pressed a button.
 */
export const copyText = async (text: string | Promise<string>): Promise<boolean> => {
  try {
    if (typeof text === 'string' || typeof ClipboardItem === 'undefined')
      await navigator.clipboard.writeText(await text);
    else {
      const blob = text.then((made) => new Blob([made], { type: 'text/plain' }));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    }
    return true;
  } catch {
    return false;
  }
};
