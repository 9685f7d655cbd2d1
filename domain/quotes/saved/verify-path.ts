/** The page where anyone with a quote document can verify it. */
const quoteVerifyPage = '/quote/verify'

export const quoteVerifyPath = (number: string, code: string): string =>
  `${quoteVerifyPage}?${new URLSearchParams({ number, code })}`
