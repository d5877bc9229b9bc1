import type { Locale } from '@clinic/core/kernel/locale';

/** Where most who see us by video live and Portuguese has a name of its own for it; other places keep the name in the zone. */
const inPortuguese: Record<string, string> = {
  Amsterdam: 'Amesterdão',
  Azores: 'Açores',
  Berlin: 'Berlim',
  Brussels: 'Bruxelas',
  Johannesburg: 'Joanesburgo',
  London: 'Londres',
  Luxembourg: 'Luxemburgo',
  New_York: 'Nova Iorque',
  Sao_Paulo: 'São Paulo',
  Zurich: 'Zurique',
};

/** `America/Toronto` is Toronto: a place to recognise one's own clock by. */
export function zonePlace(timeZone: string, locale: Locale): string {
  const city = timeZone.split('/').at(-1) ?? timeZone;
  return (locale === 'pt' && inPortuguese[city]) || city.replaceAll('_', ' ');
}
