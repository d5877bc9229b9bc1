import type { DeskContact } from '@clinic/core/desk/desk-letter';
import type { Locale } from '@clinic/core/kernel/locale';
import type { Payload } from 'payload';

async function contactIn(payload: Payload, locale: Locale): Promise<DeskContact> {
  const { nome, telefone, telefone_nota, email } = await payload.findGlobal({ slug: 'definicoes', locale, depth: 0 });
  return { name: nome ?? '', phone: telefone ?? '', phoneNote: telefone_nota ?? '', email: email ?? '' };
}

/** How a patient answers, as the site's settings have it. */
export async function readDeskContacts(payload: Payload): Promise<Record<Locale, DeskContact>> {
  const [pt, en] = await Promise.all([contactIn(payload, 'pt'), contactIn(payload, 'en')]);
  return { pt, en };
}
