import type { Locale } from '../../kernel/locale.ts';
import { unnamedDevice } from './device-name.ts';

const unknown: Record<Locale, string> = { pt: 'Dispositivo desconhecido', en: 'Unknown device' };

/** A device as its owner and the staff read it, in lists and in letters. */
export const deviceInWords = (deviceName: string, locale: Locale): string => (deviceName === unnamedDevice ? unknown[locale] : deviceName);
