/** The page where whoever holds a quote on paper asks whether it is ours. */
const quoteVerifyPage = '/quote/verify'

export const quoteVerifyPath = (number: string, code: string): string =>
  `${quoteVerifyPage}?${new URLSearchParams({ number, code })}`
