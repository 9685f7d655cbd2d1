/** Refusals of rates and imports: the number in the envelope and the HTTP status. A number is never reused. */
export const rateRefusals = {
  'rate-changed': { code: 1304, status: 409 },
  'rate-not-draft': { code: 1305, status: 409 },
  'rate-ended': { code: 1306, status: 409 },
  'import-closed': { code: 1307, status: 409 },
  'import-overtaken': { code: 1308, status: 409 },
  'unreadable-sheet': { code: 1309, status: 422 },
  'sheet-too-full': { code: 1322, status: 422 },
  'some-rates-ended': { code: 1315, status: 409 },
  'some-rates-gone': { code: 1316, status: 409 },
  'exchange-rate-jump': { code: 1317, status: 409 },
  'rate-code-exists': { code: 1318, status: 409 },
  'import-outdated': { code: 1319, status: 409 },
  'rate-draft-outdated': { code: 1320, status: 409 },
  'rates-overlap': { code: 1340, status: 409 },
  'publish-unconfirmed': { code: 1341, status: 409 },
  'rates-not-open': { code: 1360, status: 409 },
  'edit-outdated': { code: 1361, status: 409 },
} as const

/** Audited actions by subject. */
export const rateAuditActions = {
  rate: [
    'rates-listed',
    'rate-seen',
    'rate-saved',
    'rate-published',
    'rate-archived',
    'rates-exported',
    'rates-template-taken',
    'rates-import-read',
    'rates-edit-previewed',
    'rates-imports-listed',
    'rates-import-seen',
    'rates-import-confirmed',
    'rates-import-undone',
    'rates-import-discarded',
    'rate-imported',
    'rate-import-reversed',
    'exchange-rates-listed',
    'exchange-rate-set',
  ],
} as const
