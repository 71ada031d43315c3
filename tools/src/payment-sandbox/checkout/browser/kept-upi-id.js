// @ts-check
// The UPI id of the last payment in this browser: the gateway offers it to a returning customer, so the sandbox does.

const KEY = 'sandbox.upi-id';

/** @returns {string} '' before a payment, and where storage is forbidden */
export const keptUpiId = () => {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
};

/** A browser that forbids storage asks again next time. @param {string} id */
export const keepUpiId = (id) => {
  try {
    localStorage.setItem(KEY, id);
  } catch {}
};
