import { useEffect, useState } from 'react'
import type { OrderPart } from '#domain/orders/fields/order-field.ts'
import type { Filled } from './order-form.tsx'
import { useStepDepth } from './use-step-depth.ts'

export const depths = { form: 0, review: 1, service: 2 } as const

/** The review comes after the form; what is changed after Back is reviewed again. */
export function useReviewStep() {
  const { depth, goTo } = useStepDepth()
  const [filled, setFilled] = useState<Filled>()
  const [changed, setChanged] = useState<OrderPart>()
  useEffect(() => {
    if (depth < depths.review) setFilled(undefined)
  }, [depth])
  const review = (now: Filled) => {
    setFilled(now)
    goTo(depths.review)
  }
  /** The form from its top, or at a part of it. */
  const change = (part?: OrderPart) => {
    setChanged(part)
    goTo(depths.form)
  }
  const isReviewed = depth >= depths.review && filled !== undefined
  return {
    filled: isReviewed ? filled : undefined,
    /** The part of the form that takes the focus. */
    changedPart: isReviewed ? undefined : changed,
    review,
    change,
    depth,
    goTo,
  }
}
