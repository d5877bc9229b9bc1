/** The other view is an address too, so that it opens without a script; it names days, nothing about the visitor. */
export function monthQuery(month: string, day: string | null, returning: boolean): string {
  const query = new URLSearchParams({ mes: month, ...(day && { dia: day }), ...(returning && { voltar: 'confirmar' }) });
  return `?${query}${day ? '#horas' : ''}`;
}
