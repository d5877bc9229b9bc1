import type { Draft, DraftStore } from '@clinic/core/booking/form/draft';
import { sampleOffer as offer } from '@clinic/core/booking/form/sample-offer';
import type { DraftFields } from '@clinic/core/booking/form/steps';
import { wizardProgress } from '@clinic/core/booking/form/wizard-progress';
import { expect, test } from 'vitest';
import type { PageContext } from '../../page-context.ts';
import { enterWizard } from './enter-wizard.server.ts';

const key = 'k'.repeat(32);

async function enterArea(presetSubSpecialty: string, before: DraftFields | null = null) {
  const kept: DraftFields[] = [];
  const drafts: Pick<DraftStore, 'save' | 'create'> = {
    save: async (_, fields) => void kept.push(fields),
    create: async ({ fields }) => {
      kept.push(fields);
      return { key, draft: {} as Draft };
    },
  };
  const page = { locale: 'en', origin: 'http://localhost', booking: { drafts, withinLimit: async () => true } } as unknown as PageContext;
  const draft = before && ({ fields: before, submittedAt: null } as Draft);
  const form = new FormData();
  form.set('presetSubSpecialty', presetSubSpecialty);
  const response = await enterWizard(
    page,
    { step: 'mode', key: draft && key, draft, offer, progress: wizardProgress(before ?? {}, offer) },
    form,
  );
  return { kept, to: response.headers.get('location'), cookie: response.headers.get('set-cookie') };
}

test('what the page was about is kept by the server, and the address says nothing of it', async () => {
  const { kept, to, cookie } = await enterArea('kidneyStones');
  expect(kept).toEqual([{ subSpecialty: 'kidneyStones' }]);
  expect(to).toBe('/en/marcar-consulta');
  expect(cookie).toContain(`draft=${key}`);
});

test('answers that were given before stay', async () => {
  expect((await enterArea('kidneyStones', { mode: 'online' })).kept).toEqual([{ subSpecialty: 'kidneyStones' }]);
});

test('a word that is not one of ours opens the wizard and keeps nothing', async () => {
  expect(await enterArea('<script>')).toMatchObject({ kept: [], to: '/en/marcar-consulta', cookie: null });
});
