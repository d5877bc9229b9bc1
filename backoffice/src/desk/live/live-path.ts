export const livePath = '/api/por-fazer/ao-vivo';
/** For a page that only counts: it makes room for one with the list. */
const countingName = 'so-contar';
export const countPath = `${livePath}?${countingName}=sim`;
export const isCounting = (searchParams: URLSearchParams): boolean => searchParams.get(countingName) === 'sim';
