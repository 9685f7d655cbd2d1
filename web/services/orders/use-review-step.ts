import { useEffect, useState } from 'react'
import type { Filled } from './order-form.tsx'
import { useStepDepth } from './use-step-depth.ts'

export const depths = { form: 0, review: 1, service: 2 } as const

/** The review comes after the form; what is changed after Back is reviewed again. */
export function useReviewStep() {
  const { depth, goTo } = useStepDepth()
  const [filled, setFilled] = useState<Filled>()
  useEffect(() => {
    if (depth < depths.review) setFilled(undefined)
  }, [depth])
  const review = (now: Filled) => {
    setFilled(now)
    goTo(depths.review)
  }
  return {
    filled: depth < depths.review ? undefined : filled,
    review,
    change: () => goTo(depths.form),
    depth,
    goTo,
  }
}
