import type { ReactNode } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer/footer.tsx';
import { ShortFooter } from './footer/short-footer.tsx';
import { Header } from './header/header.tsx';
import { TaskHeader } from './header/task-header.tsx';
import type { LayoutName } from './layout-of.ts';
import { InsideLinks } from './menu/inside-links.tsx';
import { PrintHead } from './print-head.tsx';

/** What stands around a screen. */
export function PageLayout({ layout, children }: { layout: LayoutName; children: ReactNode }) {
  const whole = layout === 'default';
  return (
    <>
      {whole ? <Header /> : <TaskHeader isTask={layout === 'bare'} />}
      <PrintHead />
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
      {whole ? <Footer /> : <ShortFooter />}
      {whole && <BottomBar />}
      <InsideLinks />
    </>
  );
}
