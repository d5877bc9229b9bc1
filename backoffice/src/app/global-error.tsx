'use client';

/** What somebody sees where a page of the back office fails as a whole: in Portuguese, with the way on. Its styles did not load. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="pt-PT">
      <body style={{ maxWidth: '34em', margin: '4em auto', padding: '0 1em', font: '18px/1.5 system-ui, sans-serif', color: '#1c2733' }}>
        <title>Esta página não abriu</title>
        <h1>Esta página não abriu</h1>
        <p>O erro é do sistema e ficou registado. Se acabou de carregar num botão, veja primeiro se o que pediu já está feito.</p>
        <p>
          <button type="button" onClick={reset} style={{ font: 'inherit', padding: '0.6em 1.2em', marginRight: '1em' }}>
            Tentar outra vez
          </button>
          <a href="/admin">Voltar ao início</a>
        </p>
      </body>
    </html>
  );
}
