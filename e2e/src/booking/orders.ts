import type { Page } from 'playwright-core';

/** Records every order that the page receives from the API; a repeated one is recorded each time. */
export const watchOrders = (page: Page): readonly string[] => {
  const orders: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/payment/create-order') || !response.ok()) return;
    const { orderId } = await response.json();
    orders.push(orderId);
  });
  return orders;
};
