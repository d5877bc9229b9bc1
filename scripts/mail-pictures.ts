import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { accountLetterKinds } from '@clinic/core/identity/accounts/account-store';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import { chromium as playwright } from '@playwright/test';
import { renderAccountLetter } from '../worker/mails/render-account-letter.ts';
import { renderBookingMail } from '../worker/mails/render-booking-mail.ts';
import { renderCodeMail } from '../worker/mails/render-code-mail.ts';
import { renderOwnerNotice } from '../worker/mails/render-owner-notice.ts';
import {
  sampleEventLetters,
  sampleNewsletterLetters,
  sampleOfferLetters,
  sampleRequestLetters,
  sampleResultLetter,
} from '../worker/mails/sample-letters.ts';
import { sampleClinic, sampleMails, sampleWrittenAt } from '../worker/mails/sample-mails.ts';
import { chromium } from './chromium.ts';
import { dataDir } from './stack/folders.ts';

/** `pnpm mails`: every mail in both languages, on a phone and on a desk and a few in the dark, into .data/mails. */
const folder = path.join(dataDir, 'mails');
const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 700, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

const mailedCodes = [
  ...([
    'knownPatient',
    'booking',
    'visit',
    'refund',
    'register',
    'signIn',
    'newDevice',
    'confirmIdentity',
    'newEmail',
    'linkRecord',
  ] as const),
  ...(['request', 'quizResult'] as const),
];

async function letters(locale: Locale): Promise<[name: string, html: string][]> {
  const samples = Object.entries(sampleMails(locale));
  const booked = samples.map(
    async ([name, mail]): Promise<[string, string]> => [name, (await renderBookingMail(mail, locale, sampleWrittenAt(mail))).html],
  );
  const clinic = sampleClinic(locale);
  const codes = mailedCodes.map((purpose): [string, string] => {
    const pageUrl = `https://exemplo.pt/${locale}/marcar-consulta/codigo?codigo=482913`;
    return [`code-${purpose}`, renderCodeMail({ code: '482913', purpose, pageUrl, clinic }, locale).html];
  });
  const happenedAt = new Date('2026-11-16T09:05:00Z');
  const accounts = accountLetterKinds.map((kind): [string, string] => {
    const facts = { kind, url: `https://exemplo.pt/${locale}/conta`, happenedAt, deviceName: 'Chrome · Windows', clinic };
    return [`account-${kind}`, renderAccountLetter(facts, locale).html];
  });
  return [
    ...(await Promise.all(booked)),
    ['owner-notice', renderOwnerNotice(clinic, locale).html],
    ...codes,
    ...accounts,
    ...sampleRequestLetters(locale),
    ...sampleEventLetters(locale),
    ...sampleOfferLetters(locale),
    ...sampleNewsletterLetters(locale),
    sampleResultLetter(locale),
  ];
}

await mkdir(folder, { recursive: true });
const browser = await playwright.launch(chromium);
let taken = 0;
for (const { width, colorScheme } of looks) {
  const page = await browser.newPage({ viewport: { width, height: 400 }, colorScheme });
  for (const locale of locales) {
    for (const [name, html] of await letters(locale)) {
      await page.setContent(html);
      await page.screenshot({ path: path.join(folder, `${name}-${locale}-${width}-${colorScheme}.png`), fullPage: true });
      taken++;
    }
  }
  await page.close();
}
await browser.close();
console.log(`${taken} pictures in ${folder}`);
