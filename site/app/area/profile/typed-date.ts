type Parts = { day: string; month: string; year: string };

/** The three fields of a date as they were typed, else of the date that is known. */
export function typedDate(typed: Record<string, string>, name: string, known: string | null): Parts {
  const [year = '', month = '', day = ''] = known?.split('-') ?? [];
  return { day: typed[`${name}-day`] ?? day, month: typed[`${name}-month`] ?? month, year: typed[`${name}-year`] ?? year };
}
