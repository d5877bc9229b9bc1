import { expect, test } from 'vitest';
import { testDataKeys as keys } from '../secrets/test-data-keys.ts';
import { longestNote, readRegistration } from './registration-form.ts';
import { registrationLinks } from './registration-link.ts';

const typed = { mode: 'room', people: '2', name: ' Joaquim ', email: 'Joaquim@Exemplo.pt', phone: '', note: '', consent: true };

test('what was typed is kept in one form: the e-mail in small letters, the phone in its digits', () => {
  expect(readRegistration({ attendance: 'both' }, { ...typed, phone: '+351 912 000 000' })).toEqual({
    ok: true,
    value: { mode: 'room', people: 2, name: 'Joaquim', email: 'joaquim@exemplo.pt', phone: '912000000', note: '', wantsNewsletter: false },
  });
});

test('everything that is wrong is told at once, at its field', () => {
  const nothing = { mode: '', people: '', name: ' ', email: '', phone: '12', note: 'x'.repeat(longestNote + 1), consent: false };
  const read = readRegistration({ attendance: 'both' }, nothing);
  expect(read.ok ? [] : read.problems.map(({ kind }) => kind)).toEqual([
    'modeRequired',
    'peopleInvalid',
    'nameRequired',
    'emailRequired',
    'phoneInvalid',
    'noteTooLong',
    'consentRequired',
  ]);
  const wrong = readRegistration({ attendance: 'room' }, { ...typed, email: 'joaquim', people: '4' });
  expect(wrong.ok ? [] : wrong.problems.map(({ field, kind }) => [field, kind])).toEqual([
    ['people', 'peopleInvalid'],
    ['email', 'emailInvalid'],
  ]);
});

test('where there is one way to attend, what an older page sent of another does not count', () => {
  expect(readRegistration({ attendance: 'video' }, typed)).toMatchObject({ ok: true, value: { mode: 'video' } });
});

test('the link of a letter is not that of the browser, and neither can be guessed', () => {
  const id = '8f3b5a52-6a43-4b79-9d66-0b3d3a3c1f11';
  const letter = registrationLinks.letter.writeToken(keys, id);
  expect(registrationLinks.letter.readToken(keys, letter)).toBe(id);
  expect(registrationLinks.letter.readToken(keys, registrationLinks.browser.writeToken(keys, id))).toBeNull();
  expect(registrationLinks.letter.readToken(keys, `${letter.slice(0, -2)}AA`)).toBeNull();
  expect(registrationLinks.letter.readToken(keys, id)).toBeNull();
});
