/** Refusals of any call: the number in the envelope and the HTTP status. A number is never reused. */
export const platformRefusals = {
  'server-error': { code: 500, status: 500 },
  'invalid-input': { code: 1001, status: 400 },
  'not-found': { code: 1002, status: 404 },
  'not-allowed': { code: 1003, status: 403 },
  'method-not-allowed': { code: 1004, status: 405 },
  'too-large': { code: 1005, status: 413 },
  'unreadable-body': { code: 1006, status: 400 },
  'unknown-host': { code: 1007, status: 421 },
  busy: { code: 1008, status: 503 },
  'too-slow': { code: 1009, status: 503 },
  unreachable: { code: 1010, status: 503 },
  'too-many-attempts': { code: 1013, status: 429 },
  'too-many-today': { code: 1015, status: 429 },
  'cross-site': { code: 1020, status: 403 },
  'json-needed': { code: 1021, status: 415 },
  'reason-needed': { code: 1122, status: 422 },
} as const
