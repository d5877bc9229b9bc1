import type { PublishedRow } from '@clinic/core/content/library/published-row';

type PageName = Pick<PublishedRow, 'collection' | 'id'>;
export type ReviewAct = 'assinar' | 'registar' | 'devolver' | 'pedir' | 'comentar' | 'responder' | 'tratar';

export const reviewsPath = '/admin/para-rever';
export const reviewPath = ({ collection, id }: PageName): string => `${reviewsPath}/${collection}/${id}`;
/** The comment itself, on the page of the review. */
export const commentPlace = (id: string): string => `comentario-${id}`;
export const reviewStandingPath = ({ collection, id }: PageName): string => `/api/revisao/${collection}/${id}`;
export const reviewActPath = (page: PageName, act: ReviewAct): string => `${reviewStandingPath(page)}/${act}`;
/** In which field of a pressed form the browser sends what stands in the other boxes of the page. */
export const typedAlongField = 'porGuardar';
