/** Figures that a tariff or a rule of the domain states; a text names them by a placeholder. */
export const statedFigures: readonly (readonly [RegExp, string])[] = [
  [/(?:CNY|RMB|USD|[¥$€])\s?\d/, 'an amount of money'],
  [/\d[\d,.]*\s?[百千万亿]*\s?元/, 'an amount of money'],
  [/\d\s?[%％]/, 'a percentage'],
  [/\d\s?(?:times\b|倍)|×\s?\d/, 'a multiple'],
  [/\d+\s?(?:free )?(?:days?|hours?)\b[^.;:]*\bfree\b|\d+ free (?:days?|hours?)\b/i, 'free time'],
  [/\bfree\b[^.;:]*\b\d+ (?:days?|hours?)\b/i, 'free time'],
  [/\d+\s?(?:天|日|小时)[^。；，]*免|免[^。；，]*\d+\s?(?:天|日|小时)/, 'free time'],
  [/\b(?:due|paid?)\b[^.;]*\b\d+ days?\b|\d+\s?[天日]内付/i, 'a term of payment'],
  [
    /\bfree\b[^.;]*(?!24)\d\d:\d\d|(?!24)\d\d:\d\d[^.;]*\bfree\b|(?!24)\d\d:\d\d[^。；]*免费/i,
    'a time of free cancellation',
  ],
]

type Exception = { readonly file: string; readonly key: string; readonly reason: string }

/** Figures that no tariff and no price rule states; a key stands for all keys under it. */
export const statedFigureExceptions: readonly Exception[] = [
  {
    file: 'route/airTrans.json',
    key: 'sections.3.paragraphs.0',
    reason: 'an estimate of the trade: air freight is quoted by staff and has no tariff',
  },
  { file: 'identity.json', key: 'texts.session.logIn.rememberHelp', reason: 'days of a session' },
  { file: 'quotes.json', key: 'texts.prices.carbon.explained', reason: 'kilometres of a nautical mile' },
  { file: 'rates.json', key: 'texts.rates.meanings.surcharges', reason: 'an example of what staff enter' },
  {
    file: 'rates.json',
    key: 'texts.ratesAdmin.sheetProblems.surcharges.wrong-format',
    reason: 'an example of what staff enter',
  },
  { file: 'rates.json', key: 'api.calls.setExchangeRate', reason: 'a guard of staff input, in no price' },
  { file: 'rates.json', key: 'api.calls.setExchangeRates', reason: 'a guard of staff input, in no price' },
]
