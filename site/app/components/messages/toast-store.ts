export type ToastKind = 'done' | 'info' | 'problem';
export type ToastMessage = { id: number; kind: ToastKind; text: string };

/** Long enough to be read twice; it waits while the pointer or the focus is on it. */
export const toastStaysMs = 10_000;

let messages: ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: ToastMessage[]) {
  messages = next;
  for (const listener of listeners) listener();
}

/** Says that something happened which changes nothing on the page: "copied", "saved". Never the only place of an error. */
export function showToast(text: string, kind: ToastKind = 'done') {
  lastId += 1;
  change([...messages, { id: lastId, kind, text }]);
}

export const closeToast = (id: number) => change(messages.filter((message) => message.id !== id));

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => messages,
  onServer: (): ToastMessage[] => noMessages,
};
const noMessages: ToastMessage[] = [];
