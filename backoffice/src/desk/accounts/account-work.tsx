import type { OpenedAccount } from '@clinic/core/desk/accounts/open-account-file';
import { settledBySaying } from '@clinic/core/desk/settle-work';
import { labelIn } from '../../language/label.ts';
import { SettleForm } from '../settle-form.tsx';
import { WorkArticle } from '../work/work-article.tsx';
import { workWords } from '../work/work-words.ts';
import { accountFileWords } from './account-words.ts';
import { ErasureForms } from './erasure-forms.tsx';
import { WorkDetail } from './work-detail.tsx';

type Props = { file: OpenedAccount; now: Date; language: string };

/** The open work items of this account, by when they are due. */
export function AccountWork({ file, now, language }: Props) {
  const { items } = file;
  if (items.length === 0) return null;
  return (
    <section id="por-fazer" className="desk-attention" aria-labelledby="desk-attention">
      <h2 id="desk-attention">{labelIn(language, accountFileWords.toDo)}</h2>
      {items.map((item) => {
        const { done } = workWords[item.kind];
        return (
          <WorkArticle
            key={item.id}
            item={item}
            about={<WorkDetail kind={item.kind} file={file} language={language} />}
            now={now}
            language={language}
          >
            {item.kind === 'erasureRequested' && (
              <ErasureForms accountId={item.subject.id} others={items.filter(({ id }) => id !== item.id)} language={language} />
            )}
            {done && settledBySaying.includes(item.kind) && <SettleForm itemId={item.id} words={labelIn(language, done)} from="file" />}
          </WorkArticle>
        );
      })}
    </section>
  );
}
