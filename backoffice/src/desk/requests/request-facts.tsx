import { type RequestField, requestFields } from '@clinic/core/requests/form/request-fields';
import type { VisitorRequest } from '@clinic/core/requests/request-store';
import type { ReactNode } from 'react';
import { labelIn } from '../../language/label.ts';
import type { FactRow } from '../facts.tsx';
import { dayInFigures } from '../in-words.ts';
import { fileWords } from '../page-words.ts';
import { chosenWords, requestFieldWords, requestFileWords } from './request-words.ts';

const ofPerson: readonly RequestField[] = [
  ...(['name', 'phone', 'email', 'when', 'birthDate', 'gender', 'vat', 'nSNS', 'patientNumber', 'country', 'languages'] as const),
];

function shownAnswer(field: RequestField, value: string, language: string): ReactNode {
  const chosen = chosenWords[field]?.[value];
  if (chosen) return labelIn(language, chosen);
  if (field === 'birthDate' || field === 'preferredDate') return dayInFigures(value);
  if (field === 'phone') return <a href={`tel:${value}`}>{value}</a>;
  if (field === 'email') return <a href={`mailto:${encodeURIComponent(value)}`}>{value}</a>;
  return value.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other name and never change places.
    <span key={index} className="desk-line">
      {line}
      <br />
    </span>
  ));
}

const answerRow = ({ answers }: VisitorRequest, field: RequestField, language: string): FactRow => {
  const value = answers[field];
  return [requestFieldWords[field], value ? shownAnswer(field, value, language) : null];
};

export function personRows(request: VisitorRequest, language: string): FactRow[] {
  const proven = request.answers.email ? requestFileWords.provenEmail : requestFileWords.provenPhone;
  const proof = request.contactProvenAt ? proven : requestFileWords.unproven;
  return [
    ...ofPerson.map((field) => answerRow(request, field, language)),
    [requestFileWords.language, labelIn(language, fileWords.languages[request.locale])],
    [requestFileWords.contact, labelIn(language, proof)],
  ];
}

export const askedRows = (request: VisitorRequest, language: string): FactRow[] =>
  requestFields.filter((field) => !ofPerson.includes(field) && request.answers[field]).map((field) => answerRow(request, field, language));
