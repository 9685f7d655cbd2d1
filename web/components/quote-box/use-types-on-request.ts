import { useEffect, useState } from 'react'
import type { HomePort } from '#domain/places/home-ports.ts'
import type { PortChoices } from '#domain/rates/on-request.ts'
import { call } from '#web/client/call.ts'
import type { LateFields } from './use-late-fields.ts'

/**
 * The container types without a price at the port. They are loaded when the visitor uses the form, so that a home page
 * stays light; until then, and without an answer, no type is marked.
 */
export function useTypesOnRequest(
  late: LateFields,
  of: 'oceanTypes' | 'truckingTypes',
  port: HomePort,
): readonly string[] {
  const [choices, setChoices] = useState<readonly PortChoices[]>()
  const isUsed = late !== undefined
  useEffect(() => {
    if (!isUsed) return
    let isCurrent = true
    void call('GET /api/pricedChoices', {}, { hidesOfflineToast: true }).then((result) => {
      if (isCurrent && result.ok) setChoices(result.value.ports)
    })
    return () => {
      isCurrent = false
    }
  }, [isUsed])
  return late && choices ? late.typesOnRequest(choices, of, port) : []
}
