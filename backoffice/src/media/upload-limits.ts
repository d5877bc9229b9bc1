export const maximumUploadBytes = 15 * 1024 * 1024;

export const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml'] as const;
export type AcceptedType = (typeof acceptedTypes)[number];
