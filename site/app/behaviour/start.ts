import { consentBehaviour } from '../consent/consent-behaviour.ts';
import { bottomBar } from './bottom-bar.ts';
import { closeMenus } from './close-menus.ts';
import { compactHeader } from './compact-header.ts';
import { connection } from './connection.ts';
import { dockHeight } from './dock-height.ts';
import { firstName } from './first-name.ts';
import { holdForms } from './hold-forms.ts';
import { hourDoors } from './hour-doors.ts';
import { installOffer } from './install-offer.ts';
import { leavePage } from './leave-page.ts';
import { missingChunk } from './missing-chunk.ts';
import { mobileMenu } from './mobile-menu.ts';
import { printButtons } from './print-buttons.ts';
import { markSectionInView } from './section-in-view.ts';

const behaviours = [
  closeMenus,
  mobileMenu,
  compactHeader,
  bottomBar,
  markSectionInView,
  dockHeight,
  connection,
  holdForms,
  consentBehaviour,
  firstName,
  hourDoors,
  printButtons,
  installOffer,
  missingChunk,
  leavePage,
];

/**
 * Everything about a page that needs script but no React: on a document it is all there is until an island wakes up, on a page that
 * hydrates whole it begins after that. Returns how to end it.
 */
export function startBehaviour(): () => void {
  const stops = behaviours.map((begin) => begin());
  // The style sheet shows what works only with script.
  document.documentElement.dataset['ready'] = '';
  return () => {
    for (const stop of stops) stop();
  };
}
