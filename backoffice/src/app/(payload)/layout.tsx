import { rehearsalName } from '@clinic/core/settings/deployment';
import { RehearsalNote } from '../../components/rehearsal-note.tsx';
import { readEnv } from '../../env.ts';
import { copyAsDraft } from '../../language/copy-as-draft.ts';
import config from '../../payload.config.ts';
import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { importMap } from './admin/importMap.js';
import './custom.css';
import './start-page.css';
import './notes.css';
import './uses.css';
import './history.css';
import './menu.css';
import './menu-width.css';
import './header.css';
import './editors.css';
import './kept-work.css';
import './page-finder.css';
import './media.css';
import './date-picker.css';
import './review.css';
import './desk.css';
import './desk-file.css';
import './desk-forms.css';
import './desk-tables.css';
import './desk-narrow.css';
import './review-text.css';
import './replies.css';
import './work.css';
import './work-tools.css';
import './work-clock.css';
import './work-rows.css';
import './work-row-act.css';
import './work-panel.css';
import './work-widths.css';
import './file-page.css';
import './file-cards.css';
import './file-next.css';
import './timeline.css';
import './request-page.css';
import './work-beside.css';
import './day.css';
import './management.css';
import './caller.css';
import './waiting.css';
import './staff.css';
import './tour.css';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({ ...args, config, importMap, serverFunctions: { 'copy-data-from-locale': copyAsDraft } });
};

export default function Layout({ children }: { children: ReactNode }) {
  const rehearsal = rehearsalName(readEnv(process.env));
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {rehearsal && <RehearsalNote name={rehearsal} />}
      {children}
    </RootLayout>
  );
}
