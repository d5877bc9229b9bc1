import { offeredDoctors, type QuizQuestion } from '@clinic/core/booking/form/quiz';
import { reasonFor } from '@clinic/core/booking/form/quiz-reasons';
import { offeredModes } from '@clinic/core/booking/form/wizard-offer';
import type { VisitMode } from '@clinic/core/booking/model/visit-mode';
import type { PageContext } from '../../page-context.ts';
import { type DoctorFace, readDoctorFaces } from '../doctor-faces.server.ts';
import type { OpenQuiz } from './open-quiz.server.ts';

export type QuizView = {
  question: QuizQuestion;
  place: { current: number; total: number; previous: QuizQuestion | null; next: QuizQuestion | null };
  /** What was answered before, for the fields of this screen. */
  chosen: Record<string, string | undefined>;
  modes: VisitMode[];
  doctors: DoctorFace[];
};

export async function readQuizView(page: PageContext, { question, applicable, draft, offer }: OpenQuiz): Promise<QuizView> {
  const at = applicable.indexOf(question);
  const { subSpecialty, forOther, mode, hadConsultation, doctorId } = draft?.fields ?? {};
  return {
    question,
    place: { current: at + 1, total: applicable.length, previous: applicable[at - 1] ?? null, next: applicable[at + 1] ?? null },
    chosen: chosenOn(question, { reason: reasonFor(subSpecialty), forOther, mode, hadConsultation, doctorId }),
    modes: question === 'mode' ? offeredModes(offer) : [],
    doctors: question === 'doctor' ? readDoctorFaces(page, offeredDoctors(offer, mode)) : [],
  };
}

const fieldsOf: Record<QuizQuestion, readonly string[]> = {
  reason: ['reason'],
  signs: [],
  who: ['forOther'],
  mode: ['mode'],
  doctor: ['hadConsultation', 'doctorId'],
};

/** A page carries what it asks for and nothing else of what was answered. */
const chosenOn = (question: QuizQuestion, answers: Record<string, string | undefined>) =>
  Object.fromEntries(fieldsOf[question].map((name) => [name, answers[name]]));
