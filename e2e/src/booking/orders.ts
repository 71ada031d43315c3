import type { Page } from 'playwright-core';

/** Notes every order that the page is given, as the API answers it; a repeated one is noted each time. */
export const watchOrders = (page: Page): readonly string[] => {
  const orders: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/payment/create-order') || !response.ok()) return;
    const { orderId } = await response.json();
    orders.push(orderId);
  });
  return orders;
};
