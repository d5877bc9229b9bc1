import { textCountry } from '../personal-data/text-phone.ts';
import type { WithinLimit } from './limits.ts';

/**
 * Whether one more text message that a stranger asked for may go to this phone. By address before by country, so that one address cannot
 * use up a country. What is sent nowhere is not counted.
 */
export async function withinTextBudget(withinLimit: WithinLimit, phone: string, client: string): Promise<boolean> {
  const country = textCountry(phone);
  if (country === null) return true;
  if (country === '+351') return (await withinLimit('textsAtHomePerAddress', client)) && withinLimit('textsAtHome', country);
  return (await withinLimit('textsPerCountryAndAddress', `${country} ${client}`)) && withinLimit('textsPerCountry', country);
}
