import { expect, test } from 'vitest';
import { makePaymentSlip } from './payment-slip.ts';
import { sampleSlip } from './sample-papers.ts';
import { readPaper, spokenText } from './testing/read-paper.ts';

const read = async (...slip: Parameters<typeof makePaymentSlip>) => readPaper(await makePaymentSlip(...slip));

test('a slip says first that it is no invoice, then what was paid, by whom and to whom', async () => {
  const { tags, title, pages } = await read(sampleSlip, 'pt');
  const text = spokenText(tags);
  const order = ['Não serve de fatura', '90,00 €', '16 de novembro de 2026', 'Multibanco', '100 200 300', 'Śliwiński'];
  const places = [...order, 'Quinta-feira', 'Figueiredo', 'Consulta de Urologia', 'NIF 000000000', 'E000000'].map((words) =>
    text.indexOf(words),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(title).toBe('Comprovativo de pagamento, não serve de fatura');
  expect(pages).toBe(1);
});

test('an English slip is no invoice either', async () => {
  const { tags, title, pages } = await read({ ...sampleSlip, payment: { ...sampleSlip.payment, method: 'atClinic' } }, 'en');
  expect(pages).toBe(1);
  expect(title).toBe('Proof of payment, not an invoice');
  expect(spokenText(tags)).toMatch(
    /Not an invoice[\s\S]*€90\.00[\s\S]*16 November 2026[\s\S]*At the clinic[\s\S]*Thursday, 19 November 2026/,
  );
});

test('a slip names what the visit is for only where the reader may know it', async () => {
  const { tags } = await read({ ...sampleSlip, visit: { ...sampleSlip.visit, typeName: null } }, 'pt');
  expect(spokenText(tags)).not.toMatch(/Tipo|Urologia/);
});

test('money that went back is on the slip', async () => {
  const { tags } = await read({ ...sampleSlip, refund: { amountCents: 9000, at: new Date('2026-11-18T10:00:00Z') } }, 'pt');
  expect(spokenText(tags)).toContain('Devolvemos\n90,00 €, a 18 de novembro de 2026');
});
