type Header = { key: string; value: string };

/** `framed`: what may stand in a frame inside the admin, the page beside the form. */
export const policy = (isProduction: boolean, framed = '') =>
  [
    "default-src 'self'",
    // The admin's framework writes inline scripts without a hash or nonce of its own.
    `script-src 'self' 'unsafe-inline'${isProduction ? '' : " 'unsafe-eval'"}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${isProduction ? '' : ' ws:'}`,
    `frame-src 'self' ${framed}`.trim(),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export const everywhere = (isProduction: boolean): Header[] => [
  { key: 'Content-Security-Policy', value: policy(isProduction) },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=()' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
  ...(isProduction ? [{ key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' }] : []),
];

export const exceptStatic: Header[] = [{ key: 'Cache-Control', value: 'no-store' }];

/** A drawing opened on its own must not be able to act on the signed-in person's behalf. */
export const mediaFiles: Header[] = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox" },
];
