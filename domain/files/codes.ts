/** Refusals of files: the number in the envelope and the HTTP status. A number is never reused. */
export const fileRefusals = {
  'storage-full': { code: 1016, status: 503 },
  'file-infected': { code: 1017, status: 422 },
  'active-pdf': { code: 1031, status: 422 },
  'encrypted-pdf': { code: 1037, status: 422 },
  'too-many-unused-files': { code: 1030, status: 409 },
} as const
