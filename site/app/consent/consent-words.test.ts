import { createHash } from 'node:crypto';
import { consentTextVersion } from '@clinic/core/consent/purposes';
import { expect, test } from 'vitest';
import en from '../../messages/en/consent.json' with { type: 'json' };
import enDetails from '../../messages/en/consent-details.json' with { type: 'json' };
import pt from '../../messages/pt/consent.json' with { type: 'json' };
import ptDetails from '../../messages/pt/consent-details.json' with { type: 'json' };

const fingerprint = createHash('sha256')
  .update(JSON.stringify([pt, ptDetails, en, enDetails]))
  .digest('hex')
  .slice(0, 12);

/** Changed the words? When their meaning changed, raise `consentTextVersion`, so that everybody is asked again; then note both here. */
test('the recorded version says which words were answered', () =>
  expect({ consentTextVersion, fingerprint }).toEqual({ consentTextVersion: 1, fingerprint: 'c5e3568739d6' }));

test('both languages say the same things', () => {
  const keys = (tree: object): string[] =>
    Object.entries(tree).flatMap(([key, value]) => (typeof value === 'object' ? keys(value).map((inner) => `${key}.${inner}`) : key));
  expect(keys(en)).toEqual(keys(pt));
  expect(keys(enDetails)).toEqual(keys(ptDetails));
});
