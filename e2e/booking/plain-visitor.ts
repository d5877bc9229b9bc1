import { expect } from '@playwright/test';
import { type HTMLElement, type HTMLFormElement, type HTMLInputElement, Window } from 'happy-dom';
import type { TestSystem } from '../system.ts';

export type PlainVisitor = ReturnType<typeof plainVisitor>;
type Fields = Record<string, string | undefined>;

const { DOMParser } = new Window();
const squeezed = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** Somebody whose browser runs no script, without the browser: pages, the forms on them, redirects and cookies. */
export function plainVisitor({ origin }: Pick<TestSystem, 'origin'>) {
  const cookies = new Map<string, string>();
  /** Every address that was asked for. */
  const asked: string[] = [];
  let at = { url: origin, html: '', document: new DOMParser().parseFromString('', 'text/html') };

  async function send(url: string, form?: URLSearchParams): Promise<Response> {
    asked.push(url);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { headers: { origin, cookie }, redirect: 'manual', ...(form && { method: 'POST', body: form }) });
    for (const [, name = '', value = ''] of answer.headers.getSetCookie().flatMap((line) => [/^([^=]+)=([^;]*)/.exec(line) ?? []]))
      cookies.set(name, value);
    return answer;
  }

  async function ask(url: string, form?: URLSearchParams): Promise<void> {
    const answer = await send(url, form);
    const elsewhere = answer.headers.get('location');
    // 307: the same form is sent once more, to the other address.
    if (elsewhere) return ask(new URL(elsewhere, url).href, answer.status === 307 ? form : undefined);
    const html = await answer.text();
    at = { url, html, document: new DOMParser().parseFromString(html, 'text/html') };
  }

  const all = (selector: string) => [...at.document.querySelectorAll(selector)] as HTMLElement[];
  const read = (selector: string) => squeezed(all(selector)[0]?.textContent);
  const named = (selector: string, name: string) => {
    const found = all(selector).find((one) => squeezed(one.textContent) === squeezed(name));
    if (!found) throw new Error(`no ${selector} named "${name}" on ${at.url}: ${read('h1')}`);
    return found;
  };

  async function pressed(button: HTMLElement, answers: Fields): Promise<void> {
    const form = button.closest('form') ?? at.document.getElementById(button.getAttribute('form') ?? '');
    if (!form) throw new Error(`the button "${squeezed(button.textContent)}" belongs to no form`);
    const sent = whatIsSent(form as unknown as HTMLFormElement, answers);
    const own = button.getAttribute('name');
    if (own) sent.set(own, button.getAttribute('value') ?? '');
    await ask(new URL(button.getAttribute('formaction') ?? form.getAttribute('action') ?? at.url, at.url).href, sent);
  }

  return {
    asked,
    all,
    read,
    url: () => at.url,
    html: () => at.html,
    /** With fields: a form that somebody wrote himself. */
    open: (url: string, fields?: Fields) =>
      ask(url, fields && new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])))),
    /** Sends a form without looking at the page it is on or at the one that follows. */
    send: (url: string, fields: Record<string, string>) => send(url, new URLSearchParams(fields)),
    reload: () => ask(at.url),
    follow: (name: string) => ask(new URL(named('main a', name).getAttribute('href') ?? '', at.url).href),
    /** Presses this button, with what stands in the fields of its form and these answers. */
    press: (name: string, answers: Fields = {}) => pressed(named('main button', name), answers),
    /** Presses the choice that sends this, in the form that has these hidden fields. */
    choose(name: string, value: string, within: Record<string, string> = {}, answers: Fields = {}): Promise<void> {
      const isWithin = (form: HTMLElement | null) =>
        Object.entries(within).every(([field, wanted]) => form?.querySelector(`input[name="${field}"]`)?.getAttribute('value') === wanted);
      const found = all(`main button[name="${name}"]`).find(
        (one) => one.getAttribute('value') === value && isWithin(one.closest('form') as HTMLElement | null),
      );
      if (!found) throw new Error(`no choice ${name}=${value} on ${at.url}: ${read('h1')}`);
      return pressed(found, answers);
    },
    /** Looks again and again until the page has this heading. */
    async until(title: string, timeout = 25_000): Promise<void> {
      const heading = async () => {
        if (read('h1') !== squeezed(title)) await ask(at.url);
        return read('h1');
      };
      await expect.poll(heading, { timeout, intervals: [50, 100, 250, 500] }).toBe(squeezed(title));
    },
    says: (text: string | RegExp) =>
      typeof text === 'string' ? expect(read('main')).toContain(squeezed(text)) : expect(read('main')).toMatch(text),
  };
}

/** As a browser reads a form: what is filled in or ticked. Nobody can answer what is not asked. */
function whatIsSent(form: HTMLFormElement, answers: Fields): URLSearchParams {
  const sent = new URLSearchParams();
  const inputs = [...form.querySelectorAll('input, select, textarea')] as HTMLInputElement[];
  for (const input of inputs) {
    const ticked = input.type !== 'radio' && input.type !== 'checkbox' ? true : input.hasAttribute('checked');
    if (input.name && !input.disabled && ticked) sent.set(input.name, input.value);
  }
  for (const [name, value] of Object.entries(answers)) {
    if (!inputs.some((input) => input.name === name)) throw new Error(`nobody asks for ${name}`);
    if (value === undefined) sent.delete(name);
    else sent.set(name, value);
  }
  return sent;
}
