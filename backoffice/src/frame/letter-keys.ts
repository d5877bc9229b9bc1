/** Only in this browser, and nothing of a patient: whether a single letter does something. */
const key = 'teclas';
const off = 'nao';

export const areLetterKeysOn = (): boolean => window.localStorage.getItem(key) !== off;
export const setLetterKeys = (isOn: boolean): void => (isOn ? window.localStorage.removeItem(key) : window.localStorage.setItem(key, off));

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

export const isPressedAlone = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => !altKey && !ctrlKey && !metaKey;

/** Outside of fields, for who has not turned such keys off: whoever dictates would press them by speaking. */
export const isLetterKey = (event: KeyboardEvent): boolean => isPressedAlone(event) && !isTyping(event.target) && areLetterKeysOn();
