import type { NextHours, TypeHours } from '@clinic/core/booking/availability/next-hours';
import type { Slot } from '@clinic/core/booking/availability/slots';
import { isTypeAtClinic, typeOfDoctor, usualType } from '@clinic/core/booking/form/next-hour-types';
import { slotText } from '@clinic/core/booking/form/slot-text';
import { priceOf, type WizardOffer } from '@clinic/core/booking/form/wizard-offer';
import { windowDays } from '@clinic/core/booking/model/constants';
import type { PersonCard } from '@clinic/core/content/shapes/page-parts';
import { capitalised } from '@clinic/core/kernel/format';
import type { Locale } from '@clinic/core/kernel/locale';
import { createTranslator } from 'use-intl/core';
import type { HourLine, HourLines } from '../../../app/booking/hour-line.ts';
import { priceInWords } from '../../../app/booking/price-words.ts';
import { slotInShortWords } from '../../../app/components/date/slot-words.ts';
import { drawnPortrait } from '../../../app/home/drawn-portraits.ts';
import { messagesFor } from '../../../app/language/messages.server.ts';
import { focalPosition } from '../../../app/reading/focal-point.ts';

type Asked = { offer: WizardOffer; team: readonly PersonCard[]; hours: NextHours; locale: Locale; typeId: number | null };

/** The lines of a page, and when the oldest of the clinic's answers behind them was given. */
export async function hourLines(asked: Asked): Promise<{ lines: HourLines; readAt: Date | null }> {
  const { offer, hours, typeId } = asked;
  // Whom the site has no page for is not offered.
  const people = new Map(offer.doctors.flatMap(({ id, orderNumber }) => withPerson(id, asked.team, orderNumber)));
  const usual = typeId ?? usualType(offer);
  if (usual === null || !isTypeAtClinic(offer, usual)) return { lines: {}, readAt: null };
  const ofDoctors = typeId ? [] : [...people.keys()].map((doctorId) => ({ doctorId, type: typeOfDoctor(offer, doctorId) }));
  const types = [...new Set([usual, ...ofDoctors.flatMap(({ type }) => type ?? [])])];
  const known = new Map<number, TypeHours>();
  await Promise.all(types.map(async (id) => setKnown(known, id, await hours.ofType(id))));

  const lines: HourLines = {};
  const free = known.get(usual)?.slots;
  const first = free?.find(({ doctorId }) => people.has(doctorId));
  // Hours of people whom nobody can read about are not offered, but it would be wrong to say that there are none.
  if (first || free?.length === 0) lines[0] = toLine(asked, usual, first, people.get(first?.doctorId ?? 0), 'anyone');
  for (const { doctorId, type } of ofDoctors) {
    const slots = known.get(type ?? 0)?.slots;
    const own = slots?.find((slot) => slot.doctorId === doctorId);
    if (type && slots) lines[doctorId] = toLine(asked, type, own, people.get(doctorId), 'doctor');
  }
  const times = [...known.values()].map(({ readAt }) => readAt.getTime());
  return { lines, readAt: times.length > 0 ? new Date(Math.min(...times)) : null };
}

const setKnown = (known: Map<number, TypeHours>, typeId: number, hours: TypeHours | null) => hours && known.set(typeId, hours);

function withPerson(doctorId: number, team: readonly PersonCard[], orderNumber: string): [number, PersonCard][] {
  const person = team.find(({ licence }) => licence !== '' && licence === orderNumber.trim());
  return person ? [[doctorId, person]] : [];
}

function toLine(
  { offer, locale }: Asked,
  typeId: number,
  slot: Slot | undefined,
  person: PersonCard | undefined,
  of: 'anyone' | 'doctor',
): HourLine {
  const t = createTranslator({ locale, messages: messagesFor(locale, 'hours'), namespace: 'hours' });
  if (!slot || !person) return { label: t('none', { days: windowDays }) };
  const price = priceOf(offer, { typeId, mode: 'inPerson', insured: false });
  const position = focalPosition(person.portrait?.focalPoint);
  return {
    label: t(of === 'doctor' ? 'next' : 'nextFree'),
    when: capitalised(slotInShortWords(slot.date, slot.time, locale)),
    who: person.name,
    price: price ? t('atClinic', { price: priceInWords(price.cents, locale) }) : '',
    face: person.portrait?.src ?? drawnPortrait(person.subject),
    ...(position && { facePosition: position }),
    keep: { presetTypeId: String(typeId), presetDoctorId: String(slot.doctorId), presetSlot: slotText(slot) },
  };
}
