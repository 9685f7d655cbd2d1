/** What a fault must stay within, measured. A figure outside its limit makes the run fail. */
export class Figures {
  readonly lines: string[] = []
  isMet = true

  #add(isWithin: boolean, text: string) {
    this.lines.push(`${text}${isWithin ? '' : '  MISSED'}`)
    this.isMet &&= isWithin
  }

  atMost(name: string, value: number, max: number, unit = ''): void {
    this.#add(value <= max, `${name}: ${shown(value, unit)} (at most ${shown(max, unit)})`)
  }

  atLeast(name: string, value: number, min: number, unit = ''): void {
    this.#add(value >= min, `${name}: ${shown(value, unit)} (at least ${shown(min, unit)})`)
  }

  holds(name: string, isSo: boolean): void {
    this.#add(isSo, `${name}: ${isSo ? 'yes' : 'no'}`)
  }

  /** For a figure without a limit. */
  note(text: string): void {
    this.lines.push(text)
  }

  miss(text: string): void {
    this.#add(false, text)
  }
}

const shown = (value: number, unit: string) =>
  `${Number.isInteger(value) ? value : value.toFixed(2)}${unit && ` ${unit}`}`

/** The value that this share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}
