/**
 * Puts text on the clipboard; false if the browser forbids it. Text that is not ready yet is passed as a promise: after
 * a wait, some browsers no longer count the call as a user's action.
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
