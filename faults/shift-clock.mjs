/** Loaded before the server (`--import`) by the fault run: the clock of this process is wrong by so many milliseconds. */
const shiftMs = Number(process.env.CLOCK_SHIFT_MS)
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...values) {
    super(...(values.length === 0 ? [RealDate.now() + shiftMs] : values))
  }

  static now() {
    return RealDate.now() + shiftMs
  }
}
