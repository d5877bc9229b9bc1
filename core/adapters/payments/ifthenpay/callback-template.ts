const longest = 300;

/** The URL to register with ifthenpay, which fills in the brackets. `origin` is the site's: `https://www.example.pt`. */
export function callbackTemplate(origin: string): string {
  const template = `${new URL(origin).origin}/callbacks/ifthenpay?key=[ANTI_PHISHING_KEY]&orderId=[ORDER_ID]&amount=[AMOUNT]&requestId=[REQUEST_ID]&payment_datetime=[PAYMENT_DATETIME]`;
  if (template.length > longest) throw new Error(`ifthenpay takes no address longer than ${longest} characters`);
  return template;
}
