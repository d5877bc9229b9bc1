import type { AccountLevel } from '@clinic/core/desk/accounts/account-desk';
import { labelIn } from '../../language/label.ts';
import { levelWords } from './account-words.ts';

const tones: Record<AccountLevel, 'waiting' | 'over' | 'good'> = { waiting: 'waiting', account: 'over', linked: 'good' };

/** The words say it; the colour only helps the eye. */
export const LevelBadge = ({ level, language }: { level: AccountLevel; language: string }) => (
  <span className="desk-badge" data-tone={tones[level]}>
    {labelIn(language, levelWords[level])}
  </span>
);
