import { createContext, use } from 'react'
import { type Remark, remarksAt } from '#web/components/orders/field-remarks.tsx'

/** What staff ask to correct in the service whose form is shown. */
export const FieldRemarksContext = createContext<readonly Remark[]>([])

/** The remarks on a field or a group, by its name in the form. */
export function useRemarksAt() {
  const remarks = use(FieldRemarksContext)
  return (name: string): readonly Remark[] => remarksAt(remarks, name)
}
