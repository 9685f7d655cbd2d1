/** The limits of a search for places. The contract, the form and the URL all read them here. */
export const placeSearchLimits = {
  /** Part of a name, in characters. */
  text: 60,
  /** Square metres. */
  leastArea: { max: 1_000_000 },
  /** The value of a row in a dictionary, in characters. */
  listedValue: 64,
} as const

/** The value of a row in a dictionary. */
export const listedValuePattern = /^[A-Za-z0-9_-]+$/
