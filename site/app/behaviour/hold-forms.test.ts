import { expect, test } from 'vitest';
import { holdForms } from './hold-forms.ts';

/** What is looked at of a form; `submitted` counts what would leave, and `heard` what React would hear of. */
class PressedForm extends EventTarget {
  submitted = 0;
  heard = 0;
  readonly #method: string;

  constructor(method = 'post') {
    super();
    this.#method = method;
  }

  getAttribute = () => this.#method;

  requestSubmit = () => {
    const event = Object.assign(new Event('submit', { cancelable: true }), { submitter: null });
    if (this.dispatchEvent(event)) this.submitted += 1;
  };
}

/** A press on the form's button, and another as soon as everything that followed from it is over. */
async function press({ isOnline, reached, method }: { isOnline: boolean; reached: boolean; method?: string }, times = 1) {
  const form = new PressedForm(method);
  const state = { isOnline, reached, said: 0, asked: 0 };
  const end = holdForms(form, {
    isOnline: () => state.isOnline,
    isReached: async () => {
      state.asked += 1;
      return state.reached;
    },
    showHeld: () => {
      state.said += 1;
    },
  });
  form.addEventListener('submit', () => {
    form.heard += 1;
  });
  for (let time = 0; time < times; time++) form.requestSubmit();
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  await settled();
  return { form, state, end, settled };
}

test('offline a form stays as it is, the page says so, and no button says that it is being sent', async () => {
  const { form, state } = await press({ isOnline: false, reached: false });
  expect(form).toMatchObject({ submitted: 0, heard: 0 });
  expect(state.said).toBe(1);
});

test('pressed again once the connection is back it is sent, once', async () => {
  const { form, state, settled } = await press({ isOnline: false, reached: false });
  state.isOnline = true;
  form.requestSubmit();
  await settled();
  expect(form).toMatchObject({ submitted: 1, heard: 1 });
  expect(state.said).toBe(1);
});

test('pressed again while it is still offline it is held again, and said again', async () => {
  const { form, state, settled } = await press({ isOnline: false, reached: false });
  form.requestSubmit();
  await settled();
  expect(form.submitted).toBe(0);
  expect(state.said).toBe(2);
});

test('online it leaves at once and nothing is asked', async () => {
  const { form, state } = await press({ isOnline: true, reached: false });
  expect(form.submitted).toBe(1);
  expect(state).toMatchObject({ asked: 0, said: 0 });
});

test('a browser that calls itself offline and reaches the server sends it, once for two presses', async () => {
  const { form, state } = await press({ isOnline: false, reached: true }, 2);
  expect(form).toMatchObject({ submitted: 1, heard: 1 });
  expect(state).toMatchObject({ asked: 1, said: 0 });
});

test('a search is not held, and nothing is once the behaviour has ended', async () => {
  expect((await press({ isOnline: false, reached: false, method: 'get' })).form.submitted).toBe(1);
  const { form, end } = await press({ isOnline: false, reached: false });
  end();
  form.requestSubmit();
  expect(form.submitted).toBe(1);
});
