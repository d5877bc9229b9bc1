import type { ThirdParties } from '@clinic/core/content/frame/third-parties';
import type { Locale } from '@clinic/core/kernel/locale';
import { createRoot } from 'react-dom/client';
import { ConsentDialog } from './consent-dialog.tsx';
import { readDetails } from './read-details.ts';

/** Beside the page, in a tree of its own: documents have none, and it is gone once it is closed. */
export async function openConsentDialog(thirdParties: Partial<ThirdParties> | null, locale: Locale): Promise<void> {
  const words = await readDetails(locale);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const onClose = () => {
    root.unmount();
    place.remove();
  };
  root.render(<ConsentDialog words={words} thirdParties={thirdParties} onClose={onClose} />);
}
