/** What the website must show, and what ifthenpay shows it. */
export type PaymentKeys = {
  easypay: { accountId: string; apiKey: string };
  ifthenpay: { mbKey: string; mbWayKey: string; backofficeKey: string; cardKey: string; antiPhishingKey: string };
};
