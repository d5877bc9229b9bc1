/** What the form and the page beside it say to one another, besides Payload's own. Words only: neither knows how the other is built. */
type PointedMessage = { type: 'clinic-preview-pointed' | 'clinic-preview-show'; texts: string[] };

export const pointedOnPage = (texts: string[]): PointedMessage => ({ type: 'clinic-preview-pointed', texts });
export const showOnPage = (texts: string[]): PointedMessage => ({ type: 'clinic-preview-show', texts });

/** The words of such a message; null for any other. */
export function pointedTexts(data: unknown, type: PointedMessage['type']): string[] | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type: said, texts } = data as Partial<PointedMessage>;
  return said === type && Array.isArray(texts) && texts.every((text) => typeof text === 'string') ? texts : null;
}
