import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { StaffOrderView } from '#contract/console-orders.ts'

/** Whether the customer disputes a charge, which the reader is to answer. */
export const hasObjection = ({ laterCharges }: Pick<StaffOrderView, 'laterCharges'>): boolean =>
  laterCharges.some(({ open }) => open.includes('uphold'))

/** Brings the disputed charge into view when the order is opened, unless the URL names a section of it. */
export function useObjectionInView() {
  const ref = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for an order that is opened
  useEffect(() => {
    if (hash === '') ref.current?.querySelector('[data-to-answer]')?.scrollIntoView?.({ block: 'center' })
  }, [])
  return ref
}
