/** Where a patient may be sent to type a card: encrypted, unless the whole provider is a stand-in on this machine. */
export function hostedPage(url: string | undefined, baseUrl: string): string | null {
  const page = url === undefined ? null : URL.parse(url);
  const isSafe = page !== null && (page.protocol === 'https:' || page.origin === new URL(baseUrl).origin);
  return isSafe ? page.href : null;
}
