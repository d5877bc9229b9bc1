/** Every part that a document can wake, loaded only then. */
export const islandParts = {
  search: async () => (await import('../frame/header/search-form-part.tsx')).SearchFormPart,
  carousel: async () => (await import('../components/carousel/carousel-part.tsx')).CarouselPart,
  carousel3d: async () => (await import('../components/carousel/carousel-3d-part.tsx')).Carousel3dPart,
  video: async () => (await import('../reading/consented-video-part.tsx')).ConsentedVideoPart,
  outsideQuiz: async () => (await import('../blocks/outside-quiz-part.tsx')).OutsideQuizPart,
  contactForm: async () => (await import('../contacts/contact-form-part.tsx')).ContactFormPart,
};
export type IslandName = keyof typeof islandParts;
