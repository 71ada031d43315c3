// @ts-check
// Groups digits while they are typed, as they are printed on a card.

/** @param {HTMLInputElement} number @param {HTMLInputElement} expiry */
export const groupCardDigits = (number, expiry) => {
  regroup(number, (digits) => digits.slice(0, 19).replace(/(.{4})(?=.)/g, '$1 '));
  regroup(expiry, (digits) => {
    const month = /^[2-9]/.test(digits) ? `0${digits}` : digits;
    return month.length > 2 ? `${month.slice(0, 2)} / ${month.slice(2, 4)}` : month;
  });
};

/** Rewrites on input and keeps the caret behind the same digit. @param {HTMLInputElement} input @param {(digits: string) => string} group */
const regroup = (input, group) => {
  input.addEventListener('input', () => {
    const atEnd = input.selectionStart === input.value.length;
    const digitsBefore = input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, '').length;
    input.value = group(input.value.replace(/\D/g, ''));
    if (atEnd) return;
    let caret = 0;
    for (let seen = 0; caret < input.value.length && seen < digitsBefore; caret += 1) {
      if (/\d/.test(input.value.charAt(caret))) seen += 1;
    }
    input.setSelectionRange(caret, caret);
  });
};

/** An expiry that test cards accept, some years ahead: `11 / 29`. */
export const futureExpiry = () => {
  const now = new Date();
  return `${String(now.getMonth() + 1).padStart(2, '0')} / ${String(now.getFullYear() + 3).slice(-2)}`;
};
