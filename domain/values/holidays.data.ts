/** First day of the lunar year; checked against the new moons of each winter in China Standard Time. */
export const springFestivals: Readonly<Record<number, string>> = {
  2024: '2024-02-10',
  2025: '2025-01-29',
  2026: '2026-02-17',
  2027: '2027-02-06',
  2028: '2028-01-26',
  2029: '2029-02-13',
  2030: '2030-02-03',
  2031: '2031-01-23',
  2032: '2032-02-11',
  2033: '2033-01-31',
  2034: '2034-02-19',
  2035: '2035-02-08',
}

export type YearArrangement = {
  /** First and last day off of each holiday. */
  readonly daysOff: readonly (readonly [string, string])[]
  /** Weekend days worked to make up for them. */
  readonly makeUpDays: readonly string[]
}

/** The State Council publishes a year each November before it. */
export const arrangements: Readonly<Record<number, YearArrangement>> = {
  // Notice of 2025-11-04.
  2026: {
    daysOff: [
      ['2026-01-01', '2026-01-03'],
      ['2026-02-15', '2026-02-23'],
      ['2026-04-04', '2026-04-06'],
      ['2026-05-01', '2026-05-05'],
      ['2026-06-19', '2026-06-21'],
      ['2026-09-25', '2026-09-27'],
      ['2026-10-01', '2026-10-07'],
    ],
    makeUpDays: ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'],
  },
}
