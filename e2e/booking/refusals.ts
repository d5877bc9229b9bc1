import type { Step } from '@clinic/core/booking/wizard/steps';
import type { Page } from '@playwright/test';
import type { Journey } from './journey.ts';
import { answers, field, goOn, onLabel } from './wizard.ts';
import { startsWith, words } from './words.ts';

type Problem = keyof (typeof words)['pt']['booking']['problems'];
type Refusal = {
  messages: Problem[];
  step: Step;
  how: string;
  /** What is done on the screen before the button that goes on. */
  does(page: Page, journey: Journey): Promise<void>;
  ofBooker?: true;
};

const nothing = async () => {};
const details = ({ locale }: Journey) => words[locale].booking.details;
/** Everything right but these. */
const butWith = (typed: (journey: Journey) => [label: string, text: string][]) => async (page: Page, journey: Journey) => {
  await answers.details(page, journey);
  for (const [label, text] of typed(journey)) await field(page, label).fill(text);
};
const butBirth = (day: string, month: string, year: string) => async (page: Page, journey: Journey) =>
  answers.details(page, { ...journey, patient: { ...journey.patient, birth: { day, month, year } } });
const mbway =
  (phone: string) =>
  async (page: Page, { locale }: Journey) => {
    const { payments, paymentStep } = words[locale].booking;
    await page.getByRole('radio', { name: startsWith(payments.mbway.title) }).check(onLabel);
    await field(page, paymentStep.mbwayPhone).fill(phone);
  };

/** Every way in which a screen is sent back, with what it then says. */
export const refusals: Refusal[] = [
  { messages: ['selectConsultationType'], step: 'mode', how: 'neither in person nor online', does: nothing },
  { messages: ['selectConsultationType'], step: 'type', how: 'no type', does: nothing },
  { messages: ['selectSpecialty'], step: 'specialty', how: 'no reason', does: nothing },
  { messages: ['selectOption', 'selectProfessional'], step: 'professional', how: 'nothing answered', does: nothing },
  { messages: ['selectOption'], step: 'insurance', how: 'neither yes nor no', does: nothing },
  { messages: ['selectTime'], step: 'slot', how: 'a day stands open, no hour', does: nothing },
  {
    messages: ['selectDate'],
    step: 'slot',
    how: 'a month without a day',
    does: (page, { locale }) => page.getByRole('link', { name: words[locale].booking.slotStep.seeMonth }).click(),
  },
  {
    messages: ['nameRequired', 'emailRequired', 'phoneRequired', 'birthDateRequired', 'genderRequired', 'consentRequired'],
    step: 'details',
    how: 'an empty form',
    does: nothing,
  },
  {
    messages: ['nameRequired', 'emailRequired', 'phoneRequired'],
    step: 'details',
    how: 'nobody who books',
    ofBooker: true,
    async does(page, journey) {
      await answers.details(page, journey);
      await page.getByRole('radio', { name: details(journey).forOther }).check(onLabel);
    },
  },
  {
    messages: ['emailInvalid', 'phoneInvalid'],
    step: 'details',
    how: 'half an address, half a number',
    does: butWith((journey) => [
      [details(journey).email, 'joaquina@'],
      [details(journey).phone, '91234'],
    ]),
  },
  {
    messages: ['mobileRequired'],
    step: 'details',
    how: 'no e-mail, and a number that takes no text messages',
    async does(page, journey) {
      await butWith((typed) => [[details(typed).phone, '212345678']])(page, journey);
      await page.getByRole('checkbox', { name: details(journey).noEmail }).check(onLabel);
    },
  },
  { messages: ['birthDateInvalid'], step: 'details', how: 'the 31st of February', does: butBirth('31', '02', '1958') },
  {
    messages: ['genderInvalid'],
    step: 'details',
    how: 'a gender that was not offered',
    async does(page, journey) {
      await answers.details(page, journey);
      await page.locator('input[name=gender]:checked').evaluate((input) => input.setAttribute('value', 'outro'));
    },
  },
  {
    messages: ['vatNotValid', 'snsNumberInvalid', 'citizenCardInvalid'],
    step: 'details',
    how: 'numbers that cannot be',
    async does(page, journey) {
      await page.getByText(details(journey).more).click();
      const { vat, nSNS, nCC } = details(journey);
      await butWith(() => [vat, nSNS, nCC].map((label) => [label, '123']))(page, journey);
    },
  },
  { messages: ['selectOption'], step: 'payment', how: 'no way to pay', does: nothing },
  { messages: ['mbwayPhoneRequired'], step: 'payment', how: 'MB WAY without a number', does: mbway('') },
  { messages: ['mbwayPhoneInvalid'], step: 'payment', how: 'MB WAY with eight digits', does: mbway('91234567') },
];

export async function sendRefused(page: Page, journey: Journey, { does }: Refusal): Promise<void> {
  await does(page, journey);
  await goOn(page, journey);
}
