import type { TruckingOutcome, TruckingRequest } from './trucking-request.ts'

/** An instant by the clock in Shanghai. */
export const instant = (text: string) => new Date(`${text}+08:00`)
type Carried = Extract<TruckingOutcome, { readonly kind: 'carried' }>
export const carried = (change: Partial<Carried> = {}): Carried => ({
  kind: 'carried',
  stays: [],
  inspections: [],
  dryRuns: [],
  ...change,
})
/** One container, carried without any incident. */
export const order: TruckingRequest = {
  day: '2026-11-16',
  lane: { code: 'L1', prices: { '20GP': '1200', '40HQ': '1650.5', '40GP': '500' } },
  containers: [{ type: '20GP', count: 1 }],
  loadingPoints: 1,
  outcome: carried(),
}
