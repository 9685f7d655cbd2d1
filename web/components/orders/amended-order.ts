/** The order that a new price is searched for, so that the price finds its way back to the amendment. */
type AmendedOrder = { readonly number: string; readonly service: string }

const key = 'amended-order'

/** Of this tab of the browser; a browser that stores nothing offers a new order only. */
export function rememberAmended({ number, service }: AmendedOrder): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ number, service }))
  } catch {}
}

export function forgetAmended(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {}
}

/** The number of the order, where its amendment needs a price of this service. */
export function amendedOrder(service: string): string | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as AmendedOrder | null
    return kept?.service === service ? kept.number : undefined
  } catch {
    return undefined
  }
}
