const allowed = new Set(['https:', 'mailto:', 'tel:']);

/** An address outside the site that a visitor may be sent to; `javascript:`, `data:` and the like are none. */
export function outsideUrl(value: string): string | null {
  if (!URL.canParse(value)) return null;
  // The parser sees through line breaks and capitals that hide what an address is; its own spelling hides nothing.
  const { protocol, href } = new URL(value);
  return allowed.has(protocol) ? href : null;
}
