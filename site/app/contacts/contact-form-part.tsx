import type { ReactNode } from 'react';
import { useSlot } from '../islands/slot.ts';
import { RequestForm } from '../requests/request-form.tsx';
import type { RefusedRequest, RequestFormView } from '../requests/request-view.ts';

type Props = { view: RequestFormView; refused?: RefusedRequest | undefined; foot?: ReactNode };

export function ContactFormPart({ view, refused, foot }: Props) {
  const slot = useSlot();
  return <RequestForm view={view} refused={refused} foot={<div {...slot(foot)} />} />;
}
