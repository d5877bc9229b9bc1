import type { Locale } from '@clinic/core/kernel/locale';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** `0,4 MB`: as people and their mail programs say it. */
export function fileSize(bytes: number, locale: Locale): string {
  const [amount, unit] = bytes < megabyte ? [bytes / kilobyte, 'KB'] : [bytes / megabyte, 'MB'];
  const digits = unit === 'KB' ? 0 : 1;
  return `${amount.toFixed(digits).replace('.', locale === 'pt' ? ',' : '.')} ${unit}`;
}
