/** Headers of every reply of the API. */
export const apiHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

export const jsonType = 'application/json'
