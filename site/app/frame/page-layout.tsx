import type { ComponentType, ReactNode } from 'react';
import { useMatches } from 'react-router';
import type { AreaFrameView } from '../area/area-frame-view.ts';
import { BottomBar } from './bottom-bar.tsx';
import { PageFooter } from './footer/footer.tsx';
import { ShortFooter } from './footer/short-footer.tsx';
import { Header } from './header/header.tsx';
import { TaskHeader } from './header/task-header.tsx';
import type { LayoutName } from './layout-of.ts';
import { PrintHead } from './print-head.tsx';

/** What stands around a screen. */
export function PageLayout({ layout, children }: { layout: LayoutName; children: ReactNode }) {
  const whole = layout === 'default';
  return (
    <>
      {whole ? <Header /> : layout === 'area' ? <AreaHeader /> : <TaskHeader isTask={layout === 'bare'} />}
      <PrintHead />
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
      {whole ? <PageFooter /> : <ShortFooter isTask={layout === 'bare'} />}
      {whole && <BottomBar />}
    </>
  );
}

/** Handed over by the route, so that other pages do not load it. Where the page's loader failed, the header of a task stands in. */
function AreaHeader() {
  const match = useMatches().at(-1);
  const { header: Frame } = (match?.handle ?? {}) as { header?: ComponentType<{ view: AreaFrameView }> };
  const view = (match?.loaderData as { frame?: AreaFrameView } | undefined)?.frame;
  return Frame && view ? <Frame view={view} /> : <TaskHeader isTask />;
}
