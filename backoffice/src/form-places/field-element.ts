/** Payload names the input of `faqs.2.pergunta` `field-faqs__2__pergunta`; a rich text carries its path. Null until it is shown. */
export function fieldElement(path: string): HTMLElement | null {
  const input = document.getElementById(`field-${path.replaceAll('.', '__')}`);
  if (input) return input.closest<HTMLElement>('.field-type') ?? input;
  return document.querySelector<HTMLElement>(`[data-field-path="${CSS.escape(path)}"]`);
}

/** The rows that lie around a field, the outermost first: `faqs.2.pergunta` lies in `faqs-row-2`. */
export const rowIdsAround = (path: string): string[] => {
  const parts = path.split('.');
  return parts.flatMap((part, index) => (/^\d+$/.test(part) ? [`${parts.slice(0, index).join('-')}-row-${part}`] : []));
};
