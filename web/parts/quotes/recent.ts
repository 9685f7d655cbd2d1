/** What was searched for on this device, newest first; it never leaves it. */
const mostKept = 5
const nameOf = (service: string) => `recent-${service}`

export function recentWishes(service: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(service)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, mostKept) : []
  } catch {
    return []
  }
}

/** A device that keeps nothing is searched on all the same. */
export function keepRecent(service: string, address: string): void {
  try {
    const others = recentWishes(service).filter((one) => one !== address)
    localStorage.setItem(nameOf(service), JSON.stringify([address, ...others].slice(0, mostKept)))
  } catch {
    return
  }
}

export const forgetRecent = (service: string): void => {
  try {
    localStorage.removeItem(nameOf(service))
  } catch {
    return
  }
}
