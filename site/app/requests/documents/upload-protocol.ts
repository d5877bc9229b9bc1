/** Where a page sends files, and what says whose they are. An id alone opens nothing. */
export const uploadsPath = '/documents';
export const formPassHeader = 'x-form-pass';
