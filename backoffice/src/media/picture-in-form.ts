'use client';

import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** The picture that the form is about: the file just chosen, else the stored one; null before there is either. */
export function usePictureInForm(): { file: File | null; source: string | null } {
  const { data } = useDocumentInfo();
  const chosen = useFormFields(([fields]) => fields['file']?.value);
  const file = chosen instanceof File ? chosen : null;
  const [local, setLocal] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setLocal(null);
    const address = URL.createObjectURL(file);
    setLocal(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  const stored = typeof data?.['url'] === 'string' ? data['url'] : null;
  return { file, source: file ? local : stored };
}
