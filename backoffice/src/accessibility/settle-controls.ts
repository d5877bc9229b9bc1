import { wordsOn } from './control-subject.ts';

/** Hidden from whoever listens and yet a stop for Tab. The arrow of a list does what the arrow keys do; clearing it has no other key. */
function settleHidden(page: ParentNode): void {
  for (const control of page.querySelectorAll('button[aria-hidden="true"]')) control.setAttribute('tabindex', '-1');
  for (const control of page.querySelectorAll('[role="button"][aria-hidden="true"]')) control.removeAttribute('aria-hidden');
}

/** What can be moved and has buttons of its own is no button itself: they could not be reached in it. */
function settleNested(page: ParentNode): void {
  for (const item of page.querySelectorAll('[role="button"]:has(button, a[href])')) {
    item.setAttribute('aria-label', wordsOn(item));
    item.setAttribute('role', 'group');
  }
}

/** Whoever speaks to the computer says what stands on the button. */
function settleSpoken(page: ParentNode): void {
  for (const button of page.querySelectorAll('.btn[aria-label]')) {
    const words = wordsOn(button.querySelector('.btn__label'));
    if (words && !button.getAttribute('aria-label')?.toLowerCase().includes(words.toLowerCase())) button.removeAttribute('aria-label');
  }
}

/** A picture beside the same words would be read twice. */
function settlePictures(page: ParentNode): void {
  for (const picture of page.querySelectorAll('a img[alt]:not([alt=""]), button img[alt]:not([alt=""])'))
    if (wordsOn(picture.closest('a, button')).includes(picture.getAttribute('alt') ?? '')) picture.setAttribute('alt', '');
}

export function settleControls(page: ParentNode): void {
  settleHidden(page);
  settleNested(page);
  settleSpoken(page);
  settlePictures(page);
}
