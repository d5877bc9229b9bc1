import { useTranslations } from 'use-intl';
import { Checkbox } from './checkbox.tsx';

/** Apart from the consent that a form needs: never required, and never ticked beforehand. */
export function NewsletterCheckbox({ wasTicked }: { wasTicked: boolean }) {
  const t = useTranslations('components.newsletter');
  return <Checkbox name="newsletter" value="sim" defaultChecked={wasTicked} label={t('label')} hint={t('hint')} />;
}
