/** What was searched for on this device, newest first; it never leaves it. */
const mostSaved = 5
const nameOf = (service: string) => `recent-${service}`

export function recentQueries(service: string): readonly string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(nameOf(service)) ?? '[]')
    return Array.isArray(saved) ? saved.filter((one) => typeof one === 'string').slice(0, mostSaved) : []
  } catch {
    return []
  }
}

/** A device that keeps nothing is searched on all the same. */
export function saveRecent(service: string, address: string): void {
  try {
    const others = recentQueries(service).filter((one) => one !== address)
    localStorage.setItem(nameOf(service), JSON.stringify([address, ...others].slice(0, mostSaved)))
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
