/** Refusals of files: the number in the envelope and the HTTP status. A number is never reused. */
export const fileRefusals = {
  'storage-full': { code: 1016, status: 503 },
  'file-infected': { code: 1017, status: 422 },
  'active-pdf': { code: 1031, status: 422 },
  'encrypted-pdf': { code: 1037, status: 422 },
  'office-macros': { code: 1038, status: 422 },
  'office-encrypted': { code: 1039, status: 422 },
  'office-embedded': { code: 1040, status: 422 },
  'office-external': { code: 1041, status: 422 },
  'office-unsafe': { code: 1042, status: 422 },
  'too-many-unused-files': { code: 1030, status: 409 },
} as const
