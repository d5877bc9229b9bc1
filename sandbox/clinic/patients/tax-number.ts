const beginnings = /^(?:[1-3]|45|5|6|7[0-2]|7[45]|7[7-9]|8|9[0189])/;

/** A Portuguese NIF: nine digits, a known beginning, and the last is a check on the others. */
export function isTaxNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || !beginnings.test(text)) return false;
  const sum = [...text.slice(0, 8)].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0);
  const check = 11 - (sum % 11);
  return Number(text[8]) === (check > 9 ? 0 : check);
}
