import { type DraftFields, type Step, stepFields } from '@clinic/core/booking/form/steps';
import type { Page } from '@playwright/test';
import { journeyFields } from './draft.ts';
import type { Journey } from './journey.ts';
import { onLabel, pressNext } from './wizard.ts';
import { bookingTexts } from './words.ts';

type Problem = keyof (typeof bookingTexts)['pt']['booking']['problems'];
export type RefusalCase = {
  messages: Problem[];
  step: Step;
  how: string;
  /** What is answered before the button that goes on: nothing, where it is not said. */
  answers?: (journey: Journey) => DraftFields;
  ofBooker?: true;
  /** Every answer is a button: only a form that somebody wrote himself can be without one. */
  forged?: true;
};

/** Every question about the patient answered right, but for these. */
const detailsBut =
  (wrong: DraftFields) =>
  (journey: Journey): DraftFields => {
    const right = journeyFields(journey);
    const asked = stepFields.details.filter((name) => right[name] !== undefined);
    return { ...Object.fromEntries(asked.map((name) => [name, right[name]])), ...wrong };
  };

/** Every way in which a screen is sent back, with what it then says. */
export const refusalCases: RefusalCase[] = [
  { messages: ['selectOption', 'selectOption'], step: 'who', how: 'nobody', forged: true },
  { messages: ['selectSpecialty'], step: 'specialty', how: 'no reason', forged: true },
  {
    messages: ['selectConsultationType'],
    step: 'type',
    how: 'a type that nobody offers',
    forged: true,
    answers: () => ({ typeId: '999' }),
  },
  { messages: ['selectOption'], step: 'mode', how: 'neither in person nor online', forged: true },
  { messages: ['selectOption'], step: 'insurance', how: 'neither yes nor no', forged: true },
  { messages: ['selectProfessional'], step: 'professional', how: 'nobody', forged: true },
  { messages: ['selectDate'], step: 'slot', how: 'no day', forged: true },
  { messages: ['selectTime'], step: 'slot', how: 'a day, no hour', forged: true, answers: () => ({ date: '2030-01-02' }) },
  {
    messages: ['nameRequired', 'emailRequired', 'phoneRequired', 'birthDateRequired', 'genderRequired', 'consentRequired'],
    step: 'details',
    how: 'an empty form',
  },
  {
    messages: ['nameRequired', 'emailRequired', 'phoneRequired'],
    step: 'details',
    how: 'nobody who books',
    ofBooker: true,
    answers: detailsBut({ bookerName: '', bookerEmail: '', bookerPhone: '' }),
  },
  {
    messages: ['emailInvalid', 'phoneInvalid'],
    step: 'details',
    how: 'half an address, half a number',
    answers: detailsBut({ email: 'joaquina@', phone: '91234' }),
  },
  {
    messages: ['mobileRequired'],
    step: 'details',
    how: 'no e-mail, and a number that takes no text messages',
    answers: detailsBut({ phone: '212345678', noEmail: 'yes' }),
  },
  {
    messages: ['birthDateInvalid'],
    step: 'details',
    how: 'the 31st of February',
    answers: detailsBut({ 'birthDate-day': '31', 'birthDate-month': '02' }),
  },
  { messages: ['genderInvalid'], step: 'details', how: 'a gender that was not offered', answers: detailsBut({ gender: 'outro' }) },
  {
    messages: ['vatNotValid', 'snsNumberInvalid', 'citizenCardInvalid'],
    step: 'details',
    how: 'numbers that cannot be',
    answers: detailsBut({ vat: '123', nSNS: '123', nCC: '123' }),
  },
  { messages: ['selectOption'], step: 'payment', how: 'no way to pay', forged: true },
  {
    messages: ['mbwayPhoneRequired'],
    step: 'payment',
    how: 'MB WAY without a number',
    answers: () => ({ payment: 'mbway', mbwayPhone: '' }),
  },
  {
    messages: ['mbwayPhoneInvalid'],
    step: 'payment',
    how: 'MB WAY with eight digits',
    answers: () => ({ payment: 'mbway', mbwayPhone: '91234567' }),
  },
];

/** What the visitor then reads, in the order of the questions. */
export const textsOf = ({ messages, ofBooker }: RefusalCase, { locale }: Pick<Journey, 'locale'>): string[] => {
  const { problems, problemOfBooker } = bookingTexts[locale].booking;
  return messages.map((kind) => (ofBooker ? problemOfBooker.replace('{message}', problems[kind]) : problems[kind]));
};

/** In a browser, on the screen that is open. */
export async function sendRefused(page: Page, journey: Journey, { answers }: RefusalCase): Promise<void> {
  const { details } = bookingTexts[journey.locale].booking;
  const { payment, ...fields } = answers?.(journey) ?? {};
  if (fields.vat) await page.getByText(details.more).click();
  if (payment) await page.locator('main details > summary').last().click();
  for (const [name, value = ''] of Object.entries(fields)) {
    const input = page.locator(`main [name="${name}"]`).first();
    const kind = await input.getAttribute('type');
    if (kind === 'radio') await page.locator(`main [name="${name}"][value="${value}"]`).check(onLabel);
    else if (kind === 'checkbox') await input.check(onLabel);
    else await input.fill(value);
  }
  // In the field of the number the Enter key means MB WAY, whichever way to pay stands first.
  if (fields.mbwayPhone) await page.locator('main [name=mbwayPhone]').press('Enter');
  else if (payment) await page.locator(`main button[name=payment][value=${payment}]:not([aria-hidden])`).click();
  else await pressNext(page, journey);
}
