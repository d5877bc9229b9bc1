import { pathTo } from '@clinic/core/addresses/path-to';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Glyph } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { useFrame } from './use-frame.ts';

/** Into the personal area; whoever is signed in reads their own name. */
export function PersonalAreaLink({ className, glyphSize }: { className: string | undefined; glyphSize?: number }) {
  const t = useTranslations('frame');
  const { locale } = useFrame();
  const name = useFirstName();
  return (
    <Link className={className} to={pathTo(locale, 'personalArea')} reloadDocument>
      <Glyph name="user" {...(glyphSize && { size: glyphSize })} />
      {name ? t('personalAreaOf', { name }) : t('personalArea')}
    </Link>
  );
}

let asked: Promise<string | null> | undefined;

/** Pages are stored for everybody, so the name is asked for afterwards, and only by a browser that holds a session. */
function useFirstName(): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    if (!/(?:^|; )(?:__Host-)?user_data=1(?:;|$)/.test(document.cookie)) return;
    asked ??= askFirstName();
    void asked.then(setName);
  }, []);
  return name;
}

async function askFirstName(): Promise<string | null> {
  try {
    const response = await fetch('/api/account/me', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    const { data } = (await response.json()) as { data?: { first_name?: string } };
    return response.ok ? (data?.first_name ?? null) : null;
  } catch {
    // Without an answer the link says what it says to everybody.
    return null;
  }
}
