import { randomUUID } from 'node:crypto';
import { readKnownCaller } from '@clinic/core/desk/caller/known-caller';
import { typesToChoose } from '@clinic/core/desk/caller/read-caller-offer';
import type { AdminViewServerProps } from 'payload';
import { z } from 'zod';
import { labelIn } from '../../language/label.ts';
import { DeskFrame } from '../desk-frame.tsx';
import { deskOf } from '../desk-of.ts';
import { enterDesk } from '../enter-desk.ts';
import { CallerForm } from './caller-form.tsx';
import { callerPath } from './caller-path.ts';
import { offerOf } from './caller-services.ts';
import { phoneWords } from './phone-words.ts';

/** A visit for somebody on the telephone. */
export async function DeskCaller(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const { language } = req.i18n;
  const staff = enterDesk(req.user, callerPath);
  const from = z.uuid().safeParse(props.searchParams?.['de']);
  const known = from.success ? await readKnownCaller(await deskOf(req.payload), staff, from.data, new Date()) : null;
  const offer = await offerOf(req.payload, 'pt');
  return (
    <DeskFrame {...props}>
      <section className="desk caller" aria-labelledby="desk-title">
        <h1 id="desk-title">{labelIn(language, phoneWords.title)}</h1>
        <p className="desk-quiet">{labelIn(language, phoneWords.lead)}</p>
        {offer.ok ? (
          <CallerForm
            requestId={randomUUID()}
            known={known && { ...known, visitedAt: known.visitedAt.toISOString() }}
            types={typesToChoose(offer.value)}
            staffName={staff.name}
            language={language}
          />
        ) : (
          <p role="alert">{labelIn(language, phoneWords.silent)}</p>
        )}
      </section>
    </DeskFrame>
  );
}
