/** Where a provider's page for cards sends patients back to: given to ifthenpay with each request, to easypay once, in its back office. */
export const cardReturnPath = '/payments/return';
