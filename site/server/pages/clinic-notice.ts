import { createHash } from 'node:crypto';
import { type ClinicNotice, noticeAt } from '@clinic/core/content/frame/clinic-notice';
import type { Library } from '@clinic/core/content/library/library';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import { createTranslator } from 'use-intl/core';
import { messagesFor } from '../../app/language/messages.server.ts';
import { escapeMarkup } from '../http/escape-markup.ts';

/**
 * Hides what this browser has closed, before it is painted, and shows the button to close it. The cookie holds the notice's name and
 * nothing of the visitor. Without script the notice stays, and has no button.
 */
const closing = `(()=>{const box=document.currentScript.parentElement,mark='aviso='+box.dataset.notice,close=box.querySelector('button');if(document.cookie.split('; ').includes(mark)){box.hidden=true;return}close.hidden=false;close.onclick=()=>{document.cookie=mark+'; Path=/; Max-Age=7776000; SameSite=Lax'+(location.protocol==='https:'?'; Secure':'');box.hidden=true;document.getElementById('conteudo')?.focus({preventScroll:true})}})()`;

/** One whose words have changed is another: whoever closed the first sees the second. */
const nameOf = (notice: ClinicNotice) => createHash('sha256').update(JSON.stringify(notice)).digest('base64url').slice(0, 12);

/**
 * The notice stands beside what React renders, as the first child of the body: React passes over elements there that it does not know. So
 * it is the same for everybody, is stored with the page and costs no script on pages without one.
 */
export function withNotice(html: string, library: Library, locale: Locale, { nonce, now }: { nonce: string; now: Date }): string {
  const notice = noticeAt(library, locale, now);
  return notice ? html.replace(/<body[^>]*>/, (body) => body + noticeHtml(notice, locale, nonce)) : html;
}

function noticeHtml(notice: ClinicNotice, locale: Locale, nonce: string): string {
  const t = createTranslator({ locale, messages: messagesFor(locale, 'frame'), namespace: 'frame.notice' });
  const words = notice.paragraphs.map((paragraph) => `<p>${escapeMarkup(paragraph)}</p>`).join('');
  const link = notice.link ? `<p><a href="${escapeMarkup(notice.link.href)}">${escapeMarkup(notice.link.words)}</a></p>` : '';
  const label = escapeMarkup(t('label'));
  const attributes = `class="clinic-notice" data-kind="${notice.kind}" data-notice="${nameOf(notice)}" data-print="no" aria-label="${label}"`;
  const button = `<button type="button" hidden>${escapeMarkup(t('close'))}</button>`;
  return `<aside ${attributes}><div>${words}${link}</div>${button}<script nonce="${nonce}">${closing}</script></aside>`;
}

const everyMs = 5_000;

/** Stored pages carry the notice: they are made anew when it begins and when it ends. Returns a function that stops the watch. */
export function watchNotice(library: () => Library, onChange: () => void, waitMs = everyMs): () => void {
  const shown = () => JSON.stringify(locales.map((locale) => noticeAt(library(), locale, new Date())));
  let known = shown();
  const timer = setInterval(() => {
    const now = shown();
    if (now !== known) onChange();
    known = now;
  }, waitMs).unref();
  return () => clearInterval(timer);
}
