/** Upper bounds in seconds. */
const bounds = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]
const name = 'quayside_request_seconds'

type Series = { readonly labels: string; readonly counts: number[]; sum: number; count: number }

/** Prometheus counts a value in every bucket whose bound it does not exceed. */
function linesOf({ labels, counts, sum, count }: Series): string[] {
  let below = 0
  const buckets = bounds.map((bound, index) => {
    below += counts[index] ?? 0
    return `${name}_bucket{le="${bound}",${labels}} ${below}`
  })
  return [
    ...buckets,
    `${name}_bucket{le="+Inf",${labels}} ${count}`,
    `${name}_sum{${labels}} ${sum}`,
    `${name}_count{${labels}} ${count}`,
  ]
}

/**
 * The histogram of the times to answer, by kind and status. The library's own takes longer for one value than writing
 * the head of a cached page.
 */
export class RequestTimes {
  readonly #kinds = new Map<string, Map<number, Series>>()

  add(kind: string, status: number, seconds: number): void {
    const series = this.#kinds.get(kind)?.get(status) ?? this.#addSeries(kind, status)
    let index = 0
    while (index < bounds.length && seconds > (bounds[index] ?? 0)) index += 1
    series.counts[index] = (series.counts[index] ?? 0) + 1
    series.sum += seconds
    series.count += 1
  }

  /** In the text format of Prometheus. */
  text(): string {
    const all = [...this.#kinds.values()].flatMap((statuses) => [...statuses.values()])
    const lines = [
      `# HELP ${name} Time to answer a request`,
      `# TYPE ${name} histogram`,
      ...all.flatMap(linesOf),
    ]
    return `${lines.join('\n')}\n`
  }

  #addSeries(kind: string, status: number): Series {
    const labels = `kind="${kind}",status="${status}"`
    const series = { labels, counts: new Array<number>(bounds.length + 1).fill(0), sum: 0, count: 0 }
    const statuses = this.#kinds.get(kind) ?? new Map<number, Series>()
    this.#kinds.set(kind, statuses.set(status, series))
    return series
  }
}
