import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import { notFound } from 'next/navigation';
import type { CollectionSlug, DocumentViewServerProps, GlobalSlug } from 'payload';
import { editors } from '../access/editors.ts';
import { keptVersions } from './kept-versions.ts';
import { readVersionHistory } from './read-history.ts';
import { VersionsTable } from './versions-table.tsx';

/** All that is kept of a document. Payload also shows it in a sheet, where another version is chosen to compare with. */
export async function VersionsView({ initPageResult, routeSegments, searchParams = {}, versions }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, req } = initPageResult;
  const config = collectionConfig ?? globalConfig;
  if (!config || !(await (config.access.readVersions ?? editors)({ req }))) notFound();
  const subject = collectionConfig
    ? { collection: collectionConfig.slug as CollectionSlug, id: Number(docID) }
    : { global: config.slug as GlobalSlug };
  const name = 'global' in subject ? { globalSlug: subject.global } : { collectionSlug: subject.collection, id: subject.id };
  const lines = await readVersionHistory(req, subject, keptVersions);
  const place = { segments: routeSegments, query: searchParams, isChoice: versions?.useVersionDrawerCreatedAtCell === true };
  const list = <VersionsTable lines={lines} place={place} language={req.i18n.language} />;
  return (
    <>
      <SetDocumentStepNav
        {...name}
        isTrashed={routeSegments[2] === 'trash'}
        pluralLabel={collectionConfig?.labels.plural ?? globalConfig?.label ?? config.slug}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? config.slug}
        view={req.i18n.t('version:versions')}
      />
      <main className="versions">{versions?.disableGutter ? list : <Gutter className="versions__wrap">{list}</Gutter>}</main>
    </>
  );
}
