let asked: Promise<string | null> | undefined;

/**
 * Whoever is signed in reads their own name. Pages are stored for everybody, so it is asked for afterwards, and only by a browser that holds
 * a session. A page that the browser brings back from its memory looks again: somebody may have signed out since.
 */
export function firstName(): () => void {
  let stopped = false;
  const look = async () => {
    if (isSignedIn()) asked ??= askFirstName();
    else asked = undefined;
    const name = (await asked) ?? null;
    if (!stopped) write(name);
  };
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void look();
  };
  void look();
  addEventListener('pageshow', onReturn);
  return () => {
    stopped = true;
    removeEventListener('pageshow', onReturn);
  };
}

const isSignedIn = () => /(?:^|; )(?:__Host-)?user_data=1(?:;|$)/.test(document.cookie);

function write(name: string | null) {
  for (const place of document.querySelectorAll<HTMLElement>('[data-first-name]')) {
    const { firstName: named = '', nobody = '' } = place.dataset;
    const words = name === null ? nobody : named.replace(nameMark, () => name);
    if (place.textContent !== words) place.textContent = words;
  }
}

/** Where the name goes in the words that the server wrote. */
export const nameMark = '%';

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
