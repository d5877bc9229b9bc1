const form = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Asked before what a form sent is looked up: PostgreSQL refuses other texts with an error. */
export const isUuid = (text: string): boolean => form.test(text);
