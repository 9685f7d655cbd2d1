/** Refusals of prices, quotes, requests and alerts: the number in the envelope and the HTTP status. A number is never reused. */
export const quoteRefusals = {
  'no-price': { code: 1011, status: 422 },
  'nothing-to-charge': { code: 1014, status: 422 },
  'no-contract': { code: 1300, status: 422 },
  'quote-expired': { code: 1301, status: 409 },
  'quote-closed': { code: 1302, status: 409 },
  'request-closed': { code: 1303, status: 409 },
  'quote-withdrawn': { code: 1344, status: 409 },
  'request-answered-by': { code: 1345, status: 409 },
  'offer-below-cost': { code: 1430, status: 409 },
  'too-many-alerts': { code: 1310, status: 409 },
  'rate-limit-exceeded': { code: 1311, status: 429 },
  'too-many-open-requests': { code: 1312, status: 409 },
  'no-service': { code: 1313, status: 422 },
  'sailing-closed': { code: 1314, status: 422 },
  'visitor-link-invalid': { code: 1380, status: 404 },
  'too-many-shares': { code: 1410, status: 409 },
  'cargo-on-request': { code: 1370, status: 422 },
  'priced-by-staff': { code: 1420, status: 422 },
  'key-used': { code: 1321, status: 422 },
  'offer-not-accepted': { code: 1367, status: 409 },
} as const

/** Audited actions by subject. */
export const quoteAuditActions = {
  request: [
    'requests-listed',
    'request-seen',
    'attachment-seen',
    'earlier-offers-listed',
    'acceptances-listed',
    'ending-offers-listed',
    'offer-document-read',
    'request-answered',
    'request-refused',
    'offer-withdrawn',
    'offer-revised',
    'request-note-added',
    'request-owner-set',
  ],
  quote: ['quote-accepted', 'quote-labelled', 'quote-shared', 'quote-share-ended'],
} as const
