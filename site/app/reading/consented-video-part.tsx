import type { ReactNode } from 'react';
import { Video } from '../components/media/video.tsx';
import { useConsent } from '../consent/use-consent.ts';
import { useSlot } from '../islands/slot.ts';
import styles from './consented-video.module.css';

export function ConsentedVideoPart({ preview, ...film }: { youtubeId: string; title: string; preview?: ReactNode }) {
  const { granted, grant } = useConsent('video');
  const slot = useSlot();
  return <Video {...film} preview={<div className={styles['preview']} {...slot(preview)} />} allowed={granted} onAllow={grant} />;
}
