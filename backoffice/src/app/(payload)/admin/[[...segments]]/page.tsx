import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { titleIn } from '../../../../frame/view-titles.ts';
import config from '../../../../payload.config.ts';
import { importMap } from '../importMap.js';

type PageProps = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const [metadata, { language }] = await Promise.all([
    generatePageMetadata({ config, params, searchParams }),
    getNextRequestI18n({ config: await config }),
  ]);
  const { title } = metadata;
  return typeof title === 'string' ? { ...metadata, title: titleIn(language, title) } : metadata;
}

export default function Page({ params, searchParams }: PageProps) {
  return RootPage({ config, importMap, params, searchParams });
}
